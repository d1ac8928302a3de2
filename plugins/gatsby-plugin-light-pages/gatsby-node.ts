import { writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type {
  CreateDevServerArgs,
  CreateWebpackConfigArgs,
  ParentSpanPluginArgs,
} from "gatsby";
import { clearOtherPrefix } from "./clear-other-prefix";
import { emittedName } from "./emitted-files";
import { inlineScripts, toastsScript } from "./scripts";
import { smallDrawings } from "./small-drawings";

export const onPreInit = ({ pathPrefix }: ParentSpanPluginArgs) =>
  clearOtherPrefix(pathPrefix);

interface Loader {
  readonly loader?: string;
  readonly options: { limit: unknown; name: string };
}

/** The parts of Gatsby's webpack configuration that this plugin uses. */
interface WebpackConfig {
  plugins: { readonly constructor: { readonly name: string } }[];
  readonly module: { readonly rules: readonly { use?: readonly Loader[] }[] };
  devtool: unknown;
}

/**
 * Gatsby puts files under 10 KB into the code, and so into the CSS of every page,
 * where they can't be cached, and are downloaded even if not needed. Its names
 * for the others have 32 digits of a hash, which don't compress.
 */
function emitFiles({ module }: WebpackConfig) {
  const loaders = module.rules.flatMap(({ use = [] }) => use);
  for (const { loader, options } of loaders) {
    if (!loader?.includes("url-loader")) continue;
    options.limit = false;
    options.name = emittedName;
  }
}

export async function onCreateWebpackConfig({
  stage,
  pathPrefix,
  getConfig,
  plugins,
  actions,
}: CreateWebpackConfigArgs) {
  const config: WebpackConfig = getConfig();
  emitFiles(config);
  // In `gatsby develop`, Gatsby runs ESLint 7, which fails beside ESLint 9. `npm run
  // lint` lints instead. See https://github.com/gatsbyjs/gatsby/issues/39033
  config.plugins = config.plugins.filter(
    ({ constructor }) => constructor.name !== "ESLintWebpackPlugin",
  );
  if (stage === "build-javascript") {
    // No source maps: they would be published with the site.
    config.devtool = false;
  }
  config.plugins.push(
    plugins.define({
      // Used in gatsby-ssr.tsx.
      INLINE_SCRIPTS: JSON.stringify(await inlineScripts(pathPrefix)),
      SMALL_DRAWINGS: JSON.stringify(await smallDrawings("src/layout/art")),
    }),
  );
  actions.replaceWebpackConfig(config);
}

export async function onCreateDevServer({ app }: CreateDevServerArgs) {
  const { name, code } = await toastsScript();
  app.get(`/${name}`, (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "text/javascript");
    response.end(code);
  });
}

export async function onPostBuild() {
  const { name, code } = await toastsScript();
  await writeFile(path.join("public", name), code);
}
