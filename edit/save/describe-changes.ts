import { splitPage } from "../../src/content/read/front-matter";
import { isTextFile } from "../../src/content/schema/files";
import type { ValueNode } from "../../src/content/read/value-node";
import { titleOf } from "../../src/content/schema/schema-tree";
import { readFields } from "../text/read-fields";
import type { ChangedFile } from "../store/texts";
import { type ShownChange, joinMoves } from "../state/moved-pages";

/** The fields of a file that hold a text, by their keys. */
function textNodes(path: string, text: string) {
  const nodes = [...(readFields(path, text)?.root.all() ?? [])];
  const withText = nodes.filter((node) => node.text !== undefined);
  return new Map(withText.map((node) => [(node.keys ?? []).join(" "), node]));
}

/** The text below a page's front matter; undefined for other files. */
function textBelow(text: string) {
  const page = splitPage(text);
  return page && text.slice(page.bodyAt);
}

const fieldName = (node: ValueNode) => titleOf(node.schema, node.name);

/** The name of the field that changes, if only one does: `Phone`. */
function onlyField({ path, before, after }: ChangedFile): string | undefined {
  if (before === null || after === null) return undefined;
  if (textBelow(before) !== textBelow(after)) return undefined;
  const [then, now] = [textNodes(path, before), textNodes(path, after)];
  const keys = [...new Set([...then.keys(), ...now.keys()])];
  const changed = keys.filter(
    (key) => then.get(key)?.text !== now.get(key)?.text,
  );
  const [key = ""] = changed;
  const node = now.get(key) ?? then.get(key);
  return changed.length === 1 && node ? fieldName(node) : undefined;
}

function describe(change: ShownChange, title: string) {
  if (change.movedFrom !== undefined) return `Change the address of ${title}`;
  if (change.before === null) return `Add ${title}`;
  if (change.after === null) return `Delete ${title}`;
  const field = onlyField(change);
  return field === undefined
    ? `Change ${title}`
    : `Change “${field}” in ${title}`;
}

/**
 * What changes, in words: `Change “Phone” in Name, address, EIN`.
 *
 * @param fileTitle what staff call a file
 * @returns a line for each file, and a title: the first, and how many others there are
 */
export function describeChanges(
  changes: readonly ChangedFile[],
  fileTitle: (path: string) => string,
): { readonly title: string; readonly lines: readonly string[] } {
  // The page that shows a picture says more than the name of its file.
  const lines = joinMoves(changes)
    .toSorted(
      ({ path }, other) =>
        Number(isTextFile(other.path)) - Number(isTextFile(path)),
    )
    .map((change) => describe(change, fileTitle(change.path)));
  const [first = ""] = lines;
  const others = lines.length - 1;
  if (others <= 0) return { title: first, lines };
  const more = others === 1 ? "1 other file" : `${others} other files`;
  return { title: `${first}, and ${more}`, lines };
}
