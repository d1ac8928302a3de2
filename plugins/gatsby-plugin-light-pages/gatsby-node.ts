import { writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type {
  CreateDevServerArgs,
  CreateResolversArgs,
  CreateWebpackConfigArgs,
  ParentSpanPluginArgs,
} from "gatsby";
import { withAssetFiles } from "./asset-files";
import { clearOtherPrefix } from "./clear-other-prefix";
import { finishSite } from "./finish-site";
import { bundleInlineScripts } from "./inline-script";
import { islandScript } from "./island-script";
import { pictureFolders } from "./picture-folders";
import { withoutEslint } from "./without-eslint";

export const onPreInit = ({ pathPrefix }: ParentSpanPluginArgs) =>
  clearOtherPrefix(pathPrefix);

export const createResolvers = (gatsby: CreateResolversArgs) =>
  gatsby.createResolvers(pictureFolders(gatsby));

export async function onCreateWebpackConfig({
  stage,
  pathPrefix,
  getConfig,
  plugins,
  actions,
}: CreateWebpackConfigArgs) {
  const config = getConfig();
  config.plugins = withoutEslint(config.plugins);
  config.module.rules = withAssetFiles(config.module.rules);
  if (stage === "build-javascript") {
    // No source maps: they would be published with the site.
    config.devtool = false;
  }
  config.plugins.push(
    plugins.define({
      // Used in gatsby-ssr.tsx.
      INLINE_SCRIPTS: JSON.stringify(await bundleInlineScripts(pathPrefix)),
    }),
  );
  actions.replaceWebpackConfig(config);
}

export async function onCreateDevServer({ app }: CreateDevServerArgs) {
  const { name, code } = await islandScript();
  app.get(`/${name}`, (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "text/javascript");
    response.end(code);
  });
}

export async function onPostBuild() {
  const folder = path.resolve("public");
  const { name, code } = await islandScript();
  await writeFile(path.join(folder, name), code);
  await finishSite(folder);
}
