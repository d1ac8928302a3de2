import { type BodyNode, type BodyTree, textOf } from "../body/tree";
import type { FolderEntry } from "../read/snapshot";
import { nameFields } from "../schema/kinds";
import { fileSize } from "../words/amounts";
import { withoutQuery } from "./addresses";

/** The sizes of documents, by address: `1.2 MB`. */
type DocumentSizes = ReadonlyMap<string, string>;

export const documentSizes = (entries: readonly FolderEntry[]): DocumentSizes =>
  new Map(
    entries
      .filter(({ pdf }) => pdf !== undefined)
      .map(({ path, size }) => [`/${path}`, fileSize(size)]),
  );

/** The addresses of all documents: `/documents/report.pdf`. */
export const documentAddresses = (entries: readonly FolderEntry[]) =>
  entries.filter(({ pdf }) => pdf).map(({ path }) => `/${path}`);

const sizeOf = (address: unknown, sizes: DocumentSizes) =>
  typeof address === "string" ? sizes.get(withoutQuery(address)) : undefined;

/** A note that authors wrote themselves: `(PDF)`, `(PDF, 1 MB)`. */
const ownNote = /(?<!\s)\s*\(PDF\b[^()]*\)\s*$/i;

/**
 * Words with ` (PDF, 1.2 MB)` after them; without "PDF" if `all` the words say
 * it already.
 */
function withSize(words: string, size: string, all = words): string {
  if (ownNote.test(words)) return words.replace(ownNote, ` (PDF, ${size})`);
  return `${words} (${/\bPDF\b/i.test(all) ? "" : "PDF, "}${size})`;
}

/** The fields of a file, with the sizes of documents in the words of links. */
export function fieldsWithSizes<Value>(
  value: Value,
  sizes: DocumentSizes,
): Value;
export function fieldsWithSizes(value: unknown, sizes: DocumentSizes): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) => fieldsWithSizes(each, sizes));
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = new Map<string, unknown>(
    Object.entries(value).map(([name, each]) => [
      name,
      fieldsWithSizes(each, sizes),
    ]),
  );
  const [size] = [...fields.values()].flatMap(
    (each) => sizeOf(each, sizes) ?? [],
  );
  const name = nameFields.find((each) => fields.has(each)) ?? "";
  const words = fields.get(name);
  if (typeof words === "string" && size !== undefined) {
    fields.set(name, withSize(words, size));
  }
  return Object.fromEntries(fields);
}

/** The words of a link to a document, with its size in or after the last ones. */
function linkWithSize(nodes: readonly BodyNode[], size: string): BodyNode[] {
  const last = nodes.at(-1);
  const [words, rest] =
    typeof last === "string" ? [last, nodes.slice(0, -1)] : ["", nodes];
  return [...rest, withSize(words, size, nodes.map(textOf).join(""))];
}

/** The body of a page, with the sizes of documents in the words of links. */
export function bodyWithSizes(tree: BodyTree, sizes: DocumentSizes): BodyTree {
  return tree.map((node): BodyNode => {
    if (typeof node === "string" || node.children === undefined) return node;
    const size =
      node.tag === "a" ? sizeOf(node.props?.["href"], sizes) : undefined;
    const children = bodyWithSizes(node.children, sizes);
    return {
      ...node,
      children: size ? linkWithSize(children, size) : children,
    };
  });
}
