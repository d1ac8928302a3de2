import path from "node:path";
import { build } from "esbuild";
import { minify } from "terser";

/**
 * The inline script of every page, as the smallest text that does it: a module
 * in one piece. esbuild puts the files together; terser, which is slower, makes
 * it a tenth smaller than esbuild would.
 */
export async function inlineScript() {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/inline-script/main.ts")],
    bundle: true,
    format: "esm",
    target: "es2020",
    write: false,
  });
  const bundle = outputFiles.map(({ text }) => text).join("");
  const { code } = await minify(bundle, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true },
  });
  if (code === undefined) throw new Error("The inline script came out empty");
  return code;
}
