import { addressOnSite, withoutQuery } from "../../src/content/site/addresses";
import { type TextEdit, withEdits } from "../../src/content/read/edits";
import { readPage } from "../../src/content/read/page";
import { isPageFile } from "../../src/content/schema/files";
import { readFields } from "../text/read-fields";

/** An address as it is typed in a file. */
interface TypedAddress {
  readonly address: string;
  readonly at: number;
}

/** The links in the fields, the tags and the text of a file. */
function* linksIn(path: string, text: string): Generator<TypedAddress> {
  const page = isPageFile(path) ? readPage({ path, text }) : undefined;
  const fields = readFields(path, text)?.root.all() ?? [];
  const attributes = page?.tags.flatMap(({ children }) => children) ?? [];
  for (const node of [...fields, ...attributes]) {
    const { kind, text: address = "" } = node;
    const index = node.source.indexOf(address);
    if (kind === "link" && index >= 0) {
      yield { address, at: node.at + index };
    }
  }
  for (const { address, addressAt: at } of page?.links ?? []) {
    if (at !== undefined) yield { address, at };
  }
}

/**
 * Changes the links of a file to a page's new address. What follows the address,
 * such as the name of a part of the page, stays.
 *
 * @param path of the file
 * @param own the site's address, which links to its own pages may begin with
 * @returns the file's text
 */
export function moveLinks(
  path: string,
  text: string,
  { from, to }: { readonly from: string; readonly to: string },
  own: string | undefined,
): string {
  const editOf = ({ address, at }: TypedAddress): TextEdit | undefined => {
    const isMoved = addressOnSite(address, own)?.replace(/\/$/, "") === from;
    // The last one: the name of the site before it may begin the same way.
    const index = isMoved ? withoutQuery(address).lastIndexOf(from) : -1;
    if (index < 0) return undefined;
    return { at: at + index, end: at + index + from.length, text: to };
  };
  return withEdits(text, ...Array.from(linksIn(path, text), editOf));
}
