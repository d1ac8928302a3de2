import { lateScriptsId } from "../../inline-script/late-app";

const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([^]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** Says the page's own path, which the app can read off the address. */
const ownPath = /<script id="gatsby-script-loader">[^]*?<\/script>/;

/** What React and Gatsby look for when they start, and nobody else does. */
const forReact =
  /<!-- -->| data-gatsby-head="true"|<div id="gatsby-announcer"[^>]*><\/div>/g;

/**
 * What stands for Gatsby's scripts: the hash of the build, then the addresses
 * in their order, for the inline script to start the app by.
 */
function lateScripts(scripts: string) {
  const hash = /___webpackCompilationHash="(\w+)"/.exec(scripts)?.[1];
  const sources = [...scripts.matchAll(/<script src="([^"]+)"/g)];
  if (hash === undefined || sources.length === 0) {
    throw new Error(`Gatsby's scripts look different now: ${scripts}`);
  }
  const words = [hash, ...sources.map(([, source = ""]) => source)];
  return `<script type="text/plain" id="${lateScriptsId}">${words.join(" ")}</script>`;
}

/**
 * A page of Gatsby's, as HTML, that runs no script file when it arrives. One
 * that never needs React carries nothing of it. The marks around the scripts
 * stay: by them Gatsby puts new scripts into the page in a later build. A page
 * that was finished before comes out unchanged.
 *
 * @throws {Error} when the scripts can't be found
 */
export function withLateScripts(html: string) {
  const scripts = slice.exec(html)?.[2];
  if (scripts === undefined) throw new Error("A page lacks Gatsby's scripts");
  if (scripts === "" || scripts.includes(`id="${lateScriptsId}"`)) return html;
  const late = lateScripts(scripts);
  const isStill = !html.includes(" data-late=");
  const page = isStill ? html.replace(forReact, "") : html;
  return page
    .replace(ownPath, "")
    .replace(slice, (_, start: string, __, end: string) =>
      [start, isStill ? "" : late, end].join(""),
    );
}
