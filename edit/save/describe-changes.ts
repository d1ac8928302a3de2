import { bodyStart } from "../../src/content/read/front-matter";
import { isTextFile } from "../../src/content/schema/files";
import { titleOf } from "../../src/content/schema/schema-tree";
import { count } from "../../src/content/words/amounts";
import { readFields } from "../text/read-fields";
import type { ChangedFile } from "../store/texts";
import { type ShownChange, joinMoves } from "../state/moved-pages";

/** The fields of a file that have a text, by their keys. */
const fieldsOf = (path: string, text: string) =>
  new Map(
    Array.from(readFields(path, text)?.root.all() ?? [])
      .filter((node) => node.text !== undefined)
      .map((node) => [node.keys?.join(" "), node]),
  );

const bodyOf = (text: string) => text.slice(bodyStart(text) ?? text.length);

/** The name of the field that changes, if nothing else does: `Phone`. */
function onlyField({ path, before, after }: ChangedFile): string | undefined {
  if (before === null || after === null) return undefined;
  if (bodyOf(before) !== bodyOf(after)) return undefined;
  const [then, now] = [fieldsOf(path, before), fieldsOf(path, after)];
  const [changed, ...others] = [...new Map([...then, ...now])].filter(
    ([key]) => then.get(key)?.text !== now.get(key)?.text,
  );
  if (!changed || others.length > 0) return undefined;
  const [, { schema, name }] = changed;
  return titleOf(schema, name);
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
  return { title: `${first}, and ${count(others, "other file")}`, lines };
}
