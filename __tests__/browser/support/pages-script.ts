import { bundle } from "../../../edit/build/bundle";
import { checkContent } from "../../../src/content/load/check-content";
import { sampleFolder } from "./sample";

export async function sampleContent() {
  const { content } = await checkContent(sampleFolder, { before: "HEAD" });
  if (!content) throw new Error("The sample has mistakes");
  return content;
}

/** A script for a browser that draws the pages, as the global `pages`. */
export async function pagesScript() {
  const files = await bundle("__tests__/browser/support/page-lines.ts", "", {
    globalName: "pages",
    publicPath: "/static",
  });
  const script = Buffer.from(files.get("edit.js") ?? []).toString();
  return `${script}; globalThis.pages = pages;`;
}
