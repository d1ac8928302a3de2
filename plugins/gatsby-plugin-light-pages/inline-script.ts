import path from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { islandScript } from "./island-script";

/** For the end of a page's head, and of its body. */
type PageScripts = readonly [early: string, main: string];

export interface InlineScripts {
  readonly home: PageScripts;
  readonly other: PageScripts;
  /** Also for the end of pages with tables. */
  readonly tables: string;
}

/** esbuild bundles. terser minifies, which saves 250 bytes of the home page. */
async function inlineScript(
  entry: "scheme" | "main" | "tables",
  define: Record<string, string> = {},
) {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(`src/inline-script/${entry}.ts`)],
    bundle: true,
    // In a function, because the early script isn't a module.
    format: "iife",
    target: "es2020",
    define,
    write: false,
  });
  const bundle = outputFiles.map(({ text }) => text).join("");
  const { code } = await minify(bundle, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true },
  });
  if (code === undefined) throw new Error("The bundled inline script is empty");
  return code;
}

/**
 * Bundles and minifies the inline scripts. Only the home page's loads the
 * toasts, because only that page has a button for one.
 *
 * @param pathPrefix the folder the site is served from: empty, or `/folder`
 */
export async function bundleInlineScripts(
  pathPrefix: string,
): Promise<InlineScripts> {
  const { name } = await islandScript();
  const ISLAND = JSON.stringify(`${pathPrefix}/${name}`);
  const scripts = async (HOME: string): Promise<PageScripts> => [
    await inlineScript("scheme", { HOME }),
    await inlineScript("main", { ISLAND, HOME }),
  ];
  return {
    home: await scripts("true"),
    other: await scripts("false"),
    tables: await inlineScript("tables"),
  };
}
