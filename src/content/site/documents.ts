import { type BodyNode, type BodyTree, textOf } from "../body/tree";
import type { Entry } from "../read/snapshot";
import { fileSize } from "../words/amounts";

/** The sizes of documents, by address: `1.2 MB`. */
type DocumentSizes = ReadonlyMap<string, string>;

export const documentSizes = (entries: readonly Entry[]): DocumentSizes =>
  new Map(
    entries
      .filter(({ pdf }) => pdf !== undefined)
      .map(({ path, size }) => [`/${path}`, fileSize(size)]),
  );

/** The addresses of all documents: `/documents/report.pdf`. */
export const documentAddresses = (entries: readonly Entry[]) =>
  entries.filter(({ pdf }) => pdf).map(({ path }) => `/${path}`);

/** An address without its query and its #. */
export const withoutQuery = (address: string) =>
  address.split(/[?#]/, 1).join();

const sizeOf = (address: unknown, sizes: DocumentSizes) =>
  sizes.get(withoutQuery(String(address)));

/** A note that authors wrote themselves: `(PDF)`, `(PDF, 1 MB)`. */
const ownNote = /(?<!\s)\s*\(PDF\b[^()]*\)\s*$/i;

/**
 * Words with ` (PDF, 1.2 MB)` after them; without "PDF" if `all` the words say
 * it already.
 */
function noted(words: string, size: string, all = words): string {
  if (ownNote.test(words)) return words.replace(ownNote, ` (PDF, ${size})`);
  return `${words} (${/\bPDF\b/i.test(all) ? "" : "PDF, "}${size})`;
}

/** Words, with a note if they link to a document. */
export function withNote(
  words: string,
  address: unknown,
  sizes: DocumentSizes,
): string {
  const size = sizeOf(address, sizes);
  return size === undefined ? words : noted(words, size);
}

/**
 * A value from a content file, with notes in the labels of links to documents.
 */
export function withLinkNotes<Value>(value: Value, sizes: DocumentSizes): Value;
export function withLinkNotes(value: unknown, sizes: DocumentSizes): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) => withLinkNotes(each, sizes));
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = new Map<string, unknown>(
    Object.entries(value).map(([name, each]) => [
      name,
      withLinkNotes(each, sizes),
    ]),
  );
  const label = fields.get("label");
  if (typeof label === "string") {
    fields.set("label", withNote(label, fields.get("url"), sizes));
  }
  return Object.fromEntries(fields);
}

/** The words of a link to a document, with a note in or after the last ones. */
function notedNodes(nodes: readonly BodyNode[], size: string): BodyNode[] {
  const last = nodes.at(-1);
  const [words, rest] =
    typeof last === "string" ? [last, nodes.slice(0, -1)] : ["", nodes];
  return [...rest, noted(words, size, nodes.map(textOf).join(""))];
}

/** The body of a page, with notes in the links to documents. */
export function withNotes(tree: BodyTree, sizes: DocumentSizes): BodyTree {
  return tree.map((node): BodyNode => {
    if (typeof node === "string" || node.children === undefined) return node;
    const size =
      node.tag === "a" ? sizeOf(node.props?.["href"], sizes) : undefined;
    const children = withNotes(node.children, sizes);
    return { ...node, children: size ? notedNodes(children, size) : children };
  });
}
