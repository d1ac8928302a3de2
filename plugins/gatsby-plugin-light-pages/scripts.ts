import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import { sectionLinks, siteLinks } from "../../src/layout/section-markup";

/** The scripts of the site. */
export interface SiteScripts {
  /** What stands in script elements of pages. */
  readonly inline: {
    /** Runs before anything is painted; for the end of a page's head. */
    readonly head: string;
    /** Rules, not code; for the end of its body. */
    readonly speculation: string;
  };
  /** What those load, with hashes in their names, so that browsers keep them. */
  readonly files: readonly ScriptFile[];
}

interface ScriptFile {
  /** In the folder of the built site. */
  readonly path: string;
  readonly code: string;
}

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

function fileOf(name: string, code: string): ScriptFile {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { path: `static/${name}-${hash}.js`, code };
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

/** @param pathPrefix the folder the site is served from: empty, or `/folder` */
export async function siteScripts(pathPrefix: string): Promise<SiteScripts> {
  const addressOf = ({ path: file }: ScriptFile) =>
    JSON.stringify(`${pathPrefix}/${file}`);
  const toasts = fileOf(
    "toasts",
    await bundle("toasts/main.tsx", {
      "process.env.NODE_ENV": '"production"',
      // Firefox loses messages on their way when a visitor leaves the page, and
      // React would wait for them forever after Back. It then uses timers.
      MessageChannel: "undefined",
    }),
  );
  const main = fileOf(
    "main",
    await bundle("page-script/main.ts", { TOASTS_SCRIPT: addressOf(toasts) }),
  );
  const head = await bundle("page-script/head.ts", {
    MAIN_SCRIPT: addressOf(main),
  });
  return {
    inline: { head, speculation: speculationRules(pathPrefix) },
    files: [main, toasts],
  };
}
