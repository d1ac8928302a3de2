import { bodyStart } from "../../src/content/read/front-matter";
import { isTextFile } from "../../src/content/schema/files";
import { titleOf } from "../../src/content/schema/schema-tree";
import { readFields } from "../text/read-fields";
import type { ChangedFile } from "../store/texts";
import { type ShownChange, joinMoves } from "../state/moved-pages";

interface Part {
  readonly value: string | undefined;
  /** What staff call it. */
  readonly title?: string;
}

/** What a file says: its fields by their keys, and the text below them. */
function partsOf(path: string, text: string) {
  const nodes = [...(readFields(path, text)?.root.all() ?? [])];
  const fields = nodes
    .filter((node) => node.text !== undefined)
    .map(({ keys = [], schema, name, text: value }) => {
      return [keys.join(" "), { value, title: titleOf(schema, name) }] as const;
    });
  const bodyAt = bodyStart(text) ?? text.length;
  return new Map<string, Part>([
    ...fields,
    ["", { value: text.slice(bodyAt) }],
  ]);
}

/** The name of the field that changes, if only one does: `Phone`. */
function onlyField({ path, before, after }: ChangedFile): string | undefined {
  if (before === null || after === null) return undefined;
  const [then, now] = [partsOf(path, before), partsOf(path, after)];
  const changed = [...new Map([...then, ...now])].filter(
    ([key]) => then.get(key)?.value !== now.get(key)?.value,
  );
  return changed.length === 1 ? changed[0]?.[1].title : undefined;
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
