import type { BodyNode, BodyTree } from "./body/tree";
import type { LabeledLink } from "./schema/fields";
import type { Entry } from "./snapshot";
import { fileSize } from "./words";

/** What to add to the words of links, by address: ` (PDF, 1.2 MB)`. */
type DocumentNotes = ReadonlyMap<string, string>;

export const documentNotes = (entries: readonly Entry[]): DocumentNotes =>
  new Map(
    entries
      .filter(({ pdf }) => pdf !== undefined)
      .map(({ path, size }) => [`/${path}`, ` (PDF, ${fileSize(size)})`]),
  );

/** The addresses of all documents: `/documents/report.pdf`. */
export const documentAddresses = (entries: readonly Entry[]) =>
  entries.filter(({ pdf }) => pdf).map(({ path }) => `/${path}`);

/** An address without its query and its #. */
export const pathOf = (address: string) => address.split(/[?#]/, 1).join();

/** What to add to the words of a link to an address, if anything. */
export const noteFor = (address: unknown, notes: DocumentNotes) =>
  notes.get(pathOf(String(address))) ?? "";

/** A link, with a note if it leads to a document. */
export const withNote = (
  { label, url }: LabeledLink,
  notes: DocumentNotes,
): LabeledLink => ({ label: label + noteFor(url, notes), url });

/** The body of a page, with notes in the links to documents. */
export function withNotes(tree: BodyTree, notes: DocumentNotes): BodyTree {
  return tree.map((node): BodyNode => {
    if (typeof node === "string" || node.children === undefined) return node;
    const note = node.tag === "a" ? noteFor(node.props?.["href"], notes) : "";
    const children = withNotes(node.children, notes);
    return { ...node, children: note ? [...children, note] : children };
  });
}
