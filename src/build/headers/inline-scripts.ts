import { createHash } from "node:crypto";
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
} from "parse5";

/** Types that make a script element a block of data, which nothing runs. */
const data = ["application/ld+json", "text/plain"];

/** Where a file is named: `href` in drawings, also as `xlink:href`. */
const sources = ["src", "href"];

function childrenOf(node: DefaultTreeAdapterTypes.Node) {
  // What a template holds is not among its children, but may come to run.
  if ("content" in node) return node.content.childNodes;
  return "childNodes" in node ? node.childNodes : [];
}

function scriptsIn(
  node: DefaultTreeAdapterTypes.Node,
): DefaultTreeAdapterTypes.Element[] {
  return defaultTreeAdapter.isElementNode(node) && node.tagName === "script"
    ? [node]
    : childrenOf(node).flatMap(scriptsIn);
}

const isData = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  attrs.some(({ name, value }) => name === "type" && data.includes(value));

/** What an element would run, which is never its text beside a file. */
function scriptOf({ attrs, childNodes }: DefaultTreeAdapterTypes.Element) {
  const file = attrs.find(({ name }) => sources.includes(name));
  if (file !== undefined) return `${file.name}="${file.value}"`;
  return childNodes
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ""))
    .join("");
}

/**
 * The texts of a page's script elements that a browser would act on: classic
 * scripts, modules, speculation rules. Of any type not known as data too, so
 * that a new one is asked about and not let through. For an element that names
 * a file it is the naming, `src="/app.js"`: a finished page has none.
 */
export function inlineScripts(html: string): string[] {
  return scriptsIn(parse(html))
    .filter((script) => !isData(script))
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
