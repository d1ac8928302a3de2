import { z } from "zod";
import { lateScriptsId } from "../../src/inline-script/late-app";

const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([^]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** Sets the page's path, which the app can also get from the URL. */
const ownPath = /<script id="gatsby-script-loader">[^]*?<\/script>/;

/** Markup used only by React and Gatsby when they hydrate. */
const hydrationMarkup =
  /<!-- -->| data-gatsby-head="true"|<div id="gatsby-announcer"[^>]*><\/div>/g;

const chunkMapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/;
const chunkFiles = z.record(z.string(), z.array(z.string()));

/** The scripts of a page's component; Gatsby lists them without the prefix. */
function ownScripts(scripts: string, component: string, prefix: string) {
  const mapping = chunkMapping.exec(scripts)?.[1] ?? '"{}"';
  const text = z.string().parse(JSON.parse(mapping));
  const files = chunkFiles.parse(JSON.parse(text))[component] ?? [];
  return files.map((file) => prefix + file);
}

/**
 * A data block that replaces Gatsby's script tags: the build hash, then the
 * script URLs in order, for the inline script to load. The page's own scripts
 * come last; without them here, the app would only request them once it runs.
 */
function lateScripts(scripts: string, component: string) {
  const hash = /___webpackCompilationHash="(\w+)"/.exec(scripts)?.[1];
  const shared = [...scripts.matchAll(/<script src="([^"]+)"/g)].map(
    ([, source = ""]) => source,
  );
  const [first = ""] = shared;
  const prefix = first.slice(0, first.lastIndexOf("/"));
  const own = ownScripts(scripts, component, prefix);
  if (hash === undefined || shared.length === 0 || own.length === 0) {
    throw new Error(`Unexpected markup of Gatsby's scripts: ${scripts}`);
  }
  const words = [hash, ...shared, ...own];
  return `<script type="text/plain" id="${lateScriptsId}">${words.join(" ")}</script>`;
}

/**
 * Rewrites a page so that it loads no scripts on arrival, and no React at all
 * if it never needs it. Keeps Gatsby's slice markers, with which later builds
 * update the scripts. Idempotent.
 *
 * @param component Gatsby's chunk name for the page's component
 * @throws {Error} if the scripts can't be found
 */
export function withLateScripts(html: string, component: string) {
  const scripts = slice.exec(html)?.[2];
  if (scripts === undefined) throw new Error("The page has no Gatsby scripts");
  if (scripts === "" || scripts.includes(`id="${lateScriptsId}"`)) return html;
  const late = lateScripts(scripts, component);
  const isStatic = !html.includes(" data-late=");
  const page = isStatic ? html.replace(hydrationMarkup, "") : html;
  return page
    .replace(ownPath, "")
    .replace(slice, (_, start: string, __, end: string) =>
      [start, isStatic ? "" : late, end].join(""),
    );
}
