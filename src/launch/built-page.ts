import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
} from "parse5";

/** Where in a file, counted from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

export interface BuiltElement extends Spot {
  readonly name: string;
  /** By their names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Words that somebody reads: a visitor, a browser or a search engine. */
export interface Words extends Spot {
  readonly text: string;
}

export interface BuiltPage {
  /** From the site's root, such as `about/index.html`. */
  readonly file: string;
  readonly elements: readonly BuiltElement[];
  readonly words: readonly Words[];
}

type Node = DefaultTreeAdapterTypes.Node;

/** Their text is for machines, and told by what it makes them do. */
const code = new Set(["script", "style"]);

const spotOf = ({ sourceCodeLocation }: Node): Spot => ({
  line: sourceCodeLocation?.startLine ?? 1,
  column: sourceCodeLocation?.startCol ?? 1,
});

function childrenOf(node: Node): readonly Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

function textOf(node: Node): string {
  return defaultTreeAdapter.isTextNode(node)
    ? node.value
    : childrenOf(node).map(textOf).join("");
}

function elementFrom(node: DefaultTreeAdapterTypes.Element): BuiltElement {
  const pairs = node.attrs.map(({ name, value }) => [name, value] as const);
  const attributes = new Map(pairs);
  return {
    name: node.tagName,
    attributes,
    text: textOf(node),
    ...spotOf(node),
  };
}

/** Every text in JSON, at whatever depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The texts of structured data; none of any other element. */
export function structuredWords(element: BuiltElement): Words[] {
  const { line, column, attributes, name, text } = element;
  const isData = attributes.get("type") === "application/ld+json";
  const texts = name === "script" && isData ? textsIn(JSON.parse(text)) : [];
  return texts.map((each) => ({ text: each, line, column }));
}

function wordsOf(element: BuiltElement): Words[] {
  const { line, column, attributes } = element;
  return [
    ...Array.from(attributes.values(), (text) => ({ text, line, column })),
    ...structuredWords(element),
  ];
}

/** Reads a page of the built site the way a browser does. */
export function readPage(file: string, html: string): BuiltPage {
  const elements: BuiltElement[] = [];
  const words: Words[] = [];
  const visit = (node: Node) => {
    if (defaultTreeAdapter.isTextNode(node)) {
      words.push({ text: node.value.trim(), ...spotOf(node) });
    }
    if (defaultTreeAdapter.isElementNode(node)) {
      const element = elementFrom(node);
      elements.push(element);
      words.push(...wordsOf(element));
      if (code.has(element.name)) return;
    }
    childrenOf(node).forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return { file, elements, words };
}
