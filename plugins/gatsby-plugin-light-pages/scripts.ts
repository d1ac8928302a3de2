import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { sectionLinks, siteLinks } from "../../src/layout/link-markup";
import { scriptPrefix } from "../../src/toasts/toast-markup";

/** Bundles a script and what it imports, in a function of its own. */
async function bundle(entry: string, define: Record<string, string> = {}) {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src", entry)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** The script of the toasts, with React, and a file name with its hash. */
export async function toastsScript() {
  const code = await bundle("toasts/main.tsx", {
    "process.env.NODE_ENV": '"production"',
    // Makes React use timers. Firefox loses messages that are on their way when
    // a visitor leaves the page, and after Back, React would wait for them
    // forever.
    MessageChannel: "undefined",
  });
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { name: `${scriptPrefix}${hash}.js`, code };
}

/**
 * Speculation rules that prerender an internal page when the pointer rests on
 * its link, so that it shows instantly when clicked. Links to sections are left
 * out: the script opens `/` for `/#mission`, so a prerendered `/#mission` would
 * never be used.
 *
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
function speculationRules(pathPrefix: string) {
  const selector = `${siteLinks(pathPrefix)}:not(${sectionLinks})`;
  const where = { selector_matches: selector };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}

/** Unlike esbuild, terser inlines functions: it saves 200 bytes of each page. */
async function inlined(script: string) {
  const { code = "" } = await minify(script, {
    module: true,
    compress: { passes: 3, unsafe_arrows: true },
  });
  return code;
}

/**
 * The contents of script elements in pages.
 *
 * @param pathPrefix the folder the site is served from: empty, or `/folder`
 */
export async function inlineScripts(pathPrefix: string) {
  const { name } = await toastsScript();
  const TOASTS_SCRIPT = JSON.stringify(`${pathPrefix}/${name}`);
  const main = await bundle("inline-script/main.ts", { TOASTS_SCRIPT });
  return {
    /** Runs before anything is painted; for the end of a page's head. */
    head: await inlined(await bundle("inline-script/head.ts")),
    /** Everything else that a page needs; for the end of its body. */
    main: await inlined(main),
    /** Rules, not code. */
    speculation: speculationRules(pathPrefix),
  };
}

export type InlineScripts = Awaited<ReturnType<typeof inlineScripts>>;
