import { createHash } from "node:crypto";
import {
  type PageElement,
  pageElements,
} from "../../src/built-site/page-elements";

/** Types that make a script element a block of data, which nothing runs. */
const data = ["application/ld+json", "text/plain"];

/** What an element would run, which is never its text when it names a file. */
function scriptOf({ attributes, text }: PageElement) {
  // Drawings name a file by `href`.
  const file = ["src", "href"].find((name) => attributes[name] !== undefined);
  return file === undefined ? text : `${file}="${attributes[file]}"`;
}

/**
 * The texts of a page's script elements that a browser would act on: classic
 * scripts, modules, speculation rules. Of any type not known as data too, so
 * that a new one is asked about and not let through. For an element that names
 * a file it is the naming, `src="/app.js"`: a finished page has none.
 */
export function inlineScripts(html: string): string[] {
  return pageElements(html)
    .filter(({ name }) => name === "script")
    .filter(({ attributes }) => !data.includes(attributes["type"] ?? ""))
    .map(scriptOf);
}

/**
 * A script's hash as a policy names it: `'sha256-…'`.
 *
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function hashSource(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
