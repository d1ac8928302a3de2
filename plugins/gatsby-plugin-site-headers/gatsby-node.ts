import path from "node:path";
import type { CreateDevServerArgs, ParentSpanPluginArgs } from "gatsby";
import { editorSources } from "../gatsby-plugin-editor/page";
import { inlineScripts } from "../gatsby-plugin-light-pages/scripts";
import { redirectsOf } from "./redirects";
import { writeHeaders } from "./write-headers";

interface Options {
  /** Whether each page carries its policy, for a host that sets no headers. */
  readonly inPages: boolean;
  /** Whether the site has an editor, at `/edit`. */
  readonly hasEditor: boolean;
}

export const onPostBuild = async (
  { pathPrefix, store }: ParentSpanPluginArgs,
  { inPages, hasEditor }: Options,
) =>
  writeHeaders({
    folder: path.resolve("public"),
    pathPrefix,
    scripts: Object.values(await inlineScripts(pathPrefix)),
    editor: hasEditor ? editorSources : undefined,
    inPages,
    redirects: redirectsOf(store.getState()),
  });

/**
 * `gatsby develop` sets CORS headers that let any website read unpublished
 * content. Removing their handler prevents that.
 */
export function onCreateDevServer({ app }: CreateDevServerArgs) {
  const { _router: router } = app;
  router.stack = router.stack.filter(
    ({ name }: { name: string }) => name !== "corsMiddleware",
  );
}
