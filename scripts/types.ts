import { bootstrap } from "gatsby/dist/bootstrap";
import { store } from "gatsby/dist/redux";
import {
  DEFAULT_DOCUMENT_SEARCH_PATHS,
  DEFAULT_TYPES_OUTPUT_PATH,
  writeTypeScriptTypes,
} from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import reporter from "gatsby-cli/lib/reporter";
import sitePackageJson from "../package.json";

/**
 * Writes the types of all queries to src/gatsby-types.d.ts: the first steps of
 * `gatsby build`, up to reading the queries. Gatsby has no command for it.
 */
async function main() {
  process.env.NODE_ENV = "production";
  const directory = process.cwd();
  await bootstrap({
    program: {
      _: "build",
      directory,
      sitePackageJson,
      report: reporter,
      useYarn: false,
      open: false,
      openTracingConfigFile: "",
      host: "localhost",
      port: 8000,
      proxyPort: 8000,
    },
  });
  const { schema, definitions } = store.getState();
  await writeTypeScriptTypes(directory, schema, definitions, {
    typesOutputPath: DEFAULT_TYPES_OUTPUT_PATH,
    documentSearchPaths: DEFAULT_DOCUMENT_SEARCH_PATHS,
    generateOnBuild: true,
  });
  // Gatsby's workers would keep the process alive.
  process.exit();
}

void main();
