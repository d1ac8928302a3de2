import path from "node:path";
import { type BuildOptions, type Plugin, build } from "esbuild";
import { compiler, withoutExamples } from "./babel-plugins";
import { licensesOf } from "./licenses";

interface BundleOptions extends Pick<
  BuildOptions,
  "globalName" | "publicPath" | "entryNames"
> {
  /** `owner/name` on GitHub, for an editor that saves there. */
  readonly repository?: string;
}

/** Leaves out parts of packages that nothing uses: the first load must be small. */
const withoutUnused: Plugin = {
  name: "without-unused",
  setup({ onResolve, onLoad }) {
    // The messages of zod in fifty languages, and its reader of JSON schemas.
    const zod =
      /zod[\\/]v4[\\/](?:locales[\\/]index|classic[\\/]from-json-schema)\.js$/;
    onLoad({ filter: zod }, () => ({
      contents: "export const fromJSONSchema = undefined;",
    }));
    // What writes Markdown in the package with which the check reads tables.
    const namespace = "table-writer";
    onResolve({ filter: /^mdast-util-to-markdown$/ }, ({ path, importer }) =>
      importer.includes("mdast-util-gfm-table")
        ? { path, namespace }
        : undefined,
    );
    onLoad({ filter: /^/, namespace }, () => ({
      contents: "export const defaultHandlers = {};",
    }));
  },
};

/**
 * Bundles a script for browsers, which may render the site's pages, and the
 * fonts and pictures that it refers to, relative to the page that runs it. The
 * licenses of its packages are in `licenses.txt`.
 *
 * @param basePath the prefix of the site's addresses in its pages
 * @returns the files by name; the script is `edit.js`, a module that loads
 * others when they are needed or, with a global name, a single script for any
 * page
 */
export async function bundle(
  entry: string,
  basePath: string,
  { repository = "", ...options }: BundleOptions = {},
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles, metafile } = await build({
    entryNames: "edit",
    ...options,
    entryPoints: [entry],
    bundle: true,
    // One script for any page, or else modules, some of them loaded later.
    ...(options.globalName === undefined
      ? { format: "esm", splitting: true }
      : { format: "iife" }),
    minify: true,
    // The check also runs in a worker, where packages find no document.
    conditions: ["worker"],
    inject: ["edit/build/no-eval.ts"],
    plugins: [withoutUnused, withoutExamples, compiler],
    // This file has all that the pages need from Gatsby.
    alias: { gatsby: path.resolve("edit/preview/gatsby.ts") },
    loader: {
      ".avif": "file",
      ".jpg": "file",
      ".svg": "file",
      ".woff2": "file",
    },
    assetNames: "[name]",
    outdir: ".",
    define: {
      "process.env.NODE_ENV": '"production"',
      __BASE_PATH__: JSON.stringify(basePath),
      __REPOSITORY__: JSON.stringify(repository),
    },
    metafile: true,
    write: false,
  });
  const licenses = await licensesOf(Object.keys(metafile.inputs));
  return new Map([
    ...outputFiles.map(
      ({ path: file, contents }) => [path.basename(file), contents] as const,
    ),
    ["licenses.txt", new TextEncoder().encode(licenses)] as const,
  ]);
}
