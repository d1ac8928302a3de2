import path from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { islandScript } from "./island-script";

/** The inline scripts, by the page they are for. */
export interface InlineScripts {
  readonly home: string;
  readonly other: string;
}

/** esbuild bundles; terser is slower, but its output is 10% smaller. */
async function inlineScript(island: string, isHome: boolean) {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/inline-script/main.ts")],
    bundle: true,
    format: "esm",
    target: "es2020",
    define: { ISLAND: JSON.stringify(island), HOME: String(isHome) },
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
export async function inlineScripts(
  pathPrefix: string,
): Promise<InlineScripts> {
  const { name } = await islandScript();
  const island = `${pathPrefix}/${name}`;
  return {
    home: await inlineScript(island, true),
    other: await inlineScript(island, false),
  };
}
