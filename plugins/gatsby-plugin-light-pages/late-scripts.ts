import { z } from "zod";
import { lateScriptsId } from "../../src/inline-script/late-app";

const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([^]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** Says the page's own path, which the app can read off the address. */
const ownPath = /<script id="gatsby-script-loader">[^]*?<\/script>/;

/** What React and Gatsby look for when they start, and nobody else does. */
const forReact =
  /<!-- -->| data-gatsby-head="true"|<div id="gatsby-announcer"[^>]*><\/div>/g;

const chunkMapping = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/;
const chunkFiles = z.record(z.string(), z.array(z.string()));

/** The files of a page's component, which Gatsby names without the prefix. */
function ownScripts(scripts: string, component: string, prefix: string) {
  const mapping = chunkMapping.exec(scripts)?.[1] ?? '"{}"';
  const text = z.string().parse(JSON.parse(mapping));
  const files = chunkFiles.parse(JSON.parse(text))[component] ?? [];
  return files.map((file) => prefix + file);
}

/**
 * What stands for Gatsby's scripts: the hash of the build, then the addresses
 * in their order, for the inline script to start the app by. The page's own
 * come last: the app would find out about them only when it runs.
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
    throw new Error(`Gatsby's scripts look different now: ${scripts}`);
  }
  const words = [hash, ...shared, ...own];
  return `<script type="text/plain" id="${lateScriptsId}">${words.join(" ")}</script>`;
}

/**
 * A page of Gatsby's, as HTML, that runs no script file when it arrives. One
 * that never needs React carries nothing of it. The marks around the scripts
 * stay: by them Gatsby puts new scripts into the page in a later build. A page
 * that was finished before comes out unchanged.
 *
 * @param component the name that Gatsby gives the chunk of the page's component
 * @throws {Error} when the scripts can't be found
 */
export function withLateScripts(html: string, component: string) {
  const scripts = slice.exec(html)?.[2];
  if (scripts === undefined) throw new Error("A page lacks Gatsby's scripts");
  if (scripts === "" || scripts.includes(`id="${lateScriptsId}"`)) return html;
  const late = lateScripts(scripts, component);
  const isStill = !html.includes(" data-late=");
  const page = isStill ? html.replace(forReact, "") : html;
  return page
    .replace(ownPath, "")
    .replace(slice, (_, start: string, __, end: string) =>
      [start, isStill ? "" : late, end].join(""),
    );
}
