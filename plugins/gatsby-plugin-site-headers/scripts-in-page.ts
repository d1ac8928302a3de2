import { pageElements } from "../../src/built-site/page-elements";

/** Script types that are data blocks, which browsers don't run. */
const data = ["application/ld+json"];

/**
 * The source of all script elements that browsers act on: classic scripts,
 * modules, speculation rules. Includes unknown types, so that they must be
 * allowed explicitly. An element that loads a file, by `src` or in an SVG by
 * `href`, gives its address; a finished page has none.
 */
export function scriptsIn(html: string): string[] {
  return pageElements(html)
    .filter(({ name }) => name === "script")
    .filter(({ attributes }) => !data.includes(attributes["type"] ?? ""))
    .map(({ attributes: { src, href }, text }) => src ?? href ?? text);
}
