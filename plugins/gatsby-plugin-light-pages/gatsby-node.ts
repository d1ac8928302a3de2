import { writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs, CreateWebpackConfigArgs } from "gatsby";
import { emitFiles, type Rule } from "./imported-files";
import { inlineScripts, toastsScript } from "./scripts";

/** The parts of Gatsby's webpack configuration that this plugin uses. */
interface WebpackConfig {
  plugins: { readonly constructor: { readonly name: string } }[];
  readonly module: { readonly rules: Rule[] };
  devtool: unknown;
  readonly optimization: { minimize: boolean };
}

export async function onCreateWebpackConfig({
  stage,
  pathPrefix,
  getConfig,
  loaders,
  plugins,
  actions,
}: CreateWebpackConfigArgs) {
  const config: WebpackConfig = getConfig();
  emitFiles(config.module.rules);
  // In `gatsby develop`, Gatsby runs ESLint 7, which fails beside ESLint 9. `npm run
  // lint` lints instead. See https://github.com/gatsbyjs/gatsby/issues/39033
  config.plugins = config.plugins.filter(
    ({ constructor }) => constructor.name !== "ESLintWebpackPlugin",
  );
  if (stage === "build-javascript") {
    // No page loads these scripts, so bundling the pages and minifying would only
    // take time. Source maps would be published.
    const nothing = loaders.null();
    config.module.rules.push({ include: path.resolve("src"), use: nothing });
    config.devtool = false;
    config.optimization.minimize = false;
  }
  config.plugins.push(
    plugins.define({
      // Used in gatsby-ssr.tsx.
      INLINE_SCRIPTS: JSON.stringify(await inlineScripts(pathPrefix)),
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
