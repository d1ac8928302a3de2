import path from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { islandScript } from "./island-script";

interface PageScripts {
  /** For the start of the body. */
  readonly early: string;
  /** For the end of the body. */
  readonly main: string;
}

export type InlineScripts = Readonly<Record<"home" | "other", PageScripts>>;

/** esbuild bundles; terser is slower, but its output is 10% smaller. */
async function inlineScript(
  entry: "early" | "main",
  define: Record<string, string>,
) {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(`src/inline-script/${entry}.ts`)],
    bundle: true,
    format: "esm",
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
  const scripts = async (HOME: string) => ({
    // In a block, because it isn't a module.
    early: `{${await inlineScript("early", { HOME })}}`,
    main: await inlineScript("main", { ISLAND, HOME }),
  });
  return { home: await scripts("true"), other: await scripts("false") };
}
