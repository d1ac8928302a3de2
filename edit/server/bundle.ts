import path from "node:path";
import { type BuildOptions, build } from "esbuild";

/**
 * Makes one script for browsers, which may draw the site's pages, and the files
 * that it names: fonts and pictures, relative to the page that runs it.
 *
 * @param basePath what stands before the addresses of the site in its pages
 * @returns the files by name; the script is `edit.js`, a module that loads
 * others when they are needed, or one for any page if it has a global name
 */
export async function bundle(
  entry: string,
  basePath: string,
  options: Pick<BuildOptions, "globalName" | "publicPath"> = {},
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    // One script for any page, or else modules, some of them loaded later.
    ...(options.globalName === undefined
      ? { format: "esm", splitting: true }
      : { format: "iife" }),
    minify: true,
    // In Gatsby's place, these two are all that the pages need.
    alias: { gatsby: path.resolve("edit/gatsby.ts") },
    loader: {
      ".avif": "file",
      ".jpg": "file",
      ".svg": "file",
      ".woff2": "file",
    },
    entryNames: "edit",
    assetNames: "[name]",
    outdir: ".",
    define: {
      "process.env.NODE_ENV": '"production"',
      __BASE_PATH__: JSON.stringify(basePath),
    },
    write: false,
  });
  return new Map(
    outputFiles.map(({ path: file, contents }) => [
      path.basename(file),
      contents,
    ]),
  );
}
