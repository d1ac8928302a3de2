import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
} from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A letter of a script that is written from right to left, such as Arabic. */
const rightToLeft =
  /(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const textBlocks = new Set(
  "p h1 h2 h3 h4 h5 h6 li td th dt dd figcaption".split(" "),
);

/** Their markers, borders and columns follow the direction of what is in them. */
const frames = new Set(["ul", "ol", "table", "blockquote"]);

const unseen = new Set(["head", "script", "style", "svg", "template"]);

/** All elements that visitors may see. */
function elementsIn(node: Node): Element[] {
  if (!("childNodes" in node) || unseen.has(node.nodeName)) return [];
  const below = node.childNodes.flatMap(elementsIn);
  return defaultTreeAdapter.isElementNode(node) ? [node, ...below] : below;
}

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** Whether an element's own text, not that of elements in it, needs a direction. */
const hasText = ({ childNodes }: Element) =>
  childNodes.some(
    (node) =>
      defaultTreeAdapter.isTextNode(node) && rightToLeft.test(node.value),
  );

/**
 * The paragraph, heading or the like around an element; otherwise itself. A link
 * alone in a list, as in a menu, leaves the list's number or bullet in its place.
 */
function blockAround(element: Element): Element {
  let block = element;
  while (!textBlocks.has(block.tagName)) {
    const { tagName, parentNode } = block;
    if (!parentNode || !defaultTreeAdapter.isElementNode(parentNode)) {
      return element;
    }
    if (tagName === "a" && parentNode.tagName === "li") return block;
    block = parentNode;
  }
  return block;
}

/** Whether all text in a list, table or quotation begins at the right. */
function isReversed(frame: Element) {
  const letters = elementsIn(frame)
    .filter(({ tagName }) => textBlocks.has(tagName))
    .flatMap((block) => /\p{L}/u.exec(textOf(block)) ?? []);
  return (
    letters.length > 0 && letters.every((letter) => rightToLeft.test(letter))
  );
}

/**
 * Adds `dir` to the text blocks of a page that have a letter of Arabic, Hebrew
 * and so on, wherever their text comes from. The browser then takes the
 * direction from the first letter. Pages without such letters stay as they are.
 * Idempotent.
 */
export function withTextDirections(html: string): string {
  if (!rightToLeft.test(html)) return html;
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true }));
  const directions = new Map<Element, string>();
  for (const element of elements.filter(hasText)) {
    directions.set(blockAround(element), "auto");
  }
  for (const element of elements) {
    if (frames.has(element.tagName) && isReversed(element)) {
      directions.set(element, "rtl");
    }
  }
  return [...directions]
    .filter(([{ attrs }]) => attrs.every(({ name }) => name !== "dir"))
    .map(([{ tagName, sourceCodeLocation }, direction]) => {
      const start = sourceCodeLocation?.startTag?.startOffset;
      const at = start === undefined ? 0 : start + 1 + tagName.length;
      return { at, mark: ` dir="${direction}"` };
    })
    .filter(({ at }) => at > 0)
    .sort((one, other) => other.at - one.at)
    .reduce(
      (text, { at, mark }) => text.slice(0, at) + mark + text.slice(at),
      html,
    );
}
