import path from "node:path";
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import { clearOtherPrefix } from "./clear-other-prefix";
import { finishSite } from "./finish-site";
import { inlineScript } from "./inline-script";
import { withoutEslint } from "./without-eslint";
import { withoutInlining } from "./without-inlining";

export const onPreInit = ({ pathPrefix }: ParentSpanPluginArgs) =>
  clearOtherPrefix(pathPrefix);

export async function onCreateWebpackConfig({
  stage,
  getConfig,
  plugins,
  actions,
}: CreateWebpackConfigArgs) {
  const config = getConfig();
  config.plugins = withoutEslint(config.plugins);
  config.module.rules = withoutInlining(config.module.rules);
  if (stage === "build-javascript") {
    // No source maps: they would be published with the site.
    config.devtool = false;
  }
  config.plugins.push(
    plugins.define({
      // Used in gatsby-ssr.tsx.
      INLINE_SCRIPT: JSON.stringify(await inlineScript()),
    }),
  );
  actions.replaceWebpackConfig(config);
}

export const onPostBuild = () => finishSite(path.resolve("public"));
