import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";

/**
 * Bundles the script of the toasts, with React, into one file. Returns the code
 * and a file name that contains its hash.
 */
export async function islandScript() {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/toasts/island.tsx")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: {
      // As in Gatsby's bundles, so that the names of CSS variables agree.
      "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV),
      // Firefox loses messages on their way when a visitor leaves the page, and
      // React would wait for them forever after Back. It then uses timers.
      MessageChannel: "undefined",
    },
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join("");
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { name: `toasts-${hash}.js`, code };
}
