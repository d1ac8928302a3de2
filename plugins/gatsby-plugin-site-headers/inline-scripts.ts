import {
  type PageElement,
  pageElements,
} from "../../src/built-site/page-elements";

/** Script types that are data blocks, which browsers don't run. */
const data = ["application/ld+json"];

/** The source of a script element; if it loads a file, that attribute instead. */
function scriptOf({ attributes, text }: PageElement) {
  // SVG scripts use `href`.
  const file = ["src", "href"].find((name) => attributes[name] !== undefined);
  return file === undefined ? text : `${file}="${attributes[file]}"`;
}

/**
 * The source of all script elements that browsers act on: classic scripts,
 * modules, speculation rules. Includes unknown types, so that they must be
 * allowed explicitly. An element that loads a file gives `src="/app.js"`; a
 * finished page has none.
 */
export function scriptsIn(html: string): string[] {
  return pageElements(html)
    .filter(({ name }) => name === "script")
    .filter(({ attributes }) => !data.includes(attributes["type"] ?? ""))
    .map(scriptOf);
}
