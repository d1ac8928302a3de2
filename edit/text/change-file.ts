import { type TextEdit, withEdits } from "../../src/content/read/edits";
import { changeTag } from "./change-tag";
import { type FieldChange, proposals } from "./proposals";
import { readFields } from "./read-fields";
import { tagFieldAt } from "./tag-keys";
import { essence, movedDown, withValue } from "./values";

const noEdit: TextEdit = { at: 0, end: 0, text: "" };

/**
 * Finds the edit of a file's text that makes a change of its fields, and nothing
 * else: the first proposal after which the file, read again, has the right values.
 *
 * @param path relative to the content folder: `pages/about.mdx`
 * @param base the text as it was opened: a value that is the same again is written
 * with the same quotes, so that nothing is left to save
 * @returns undefined if the fields can't be read, or if no proposal is right
 */
export function changeFile(
  path: string,
  text: string,
  change: FieldChange,
  base = text,
): TextEdit | undefined {
  const { keys } = change;
  const tagField = tagFieldAt(keys);
  if (tagField) {
    return change.kind === "write" && typeof change.value !== "object"
      ? changeTag(path, text, tagField, change.value)
      : undefined;
  }
  const fields = readFields(path, text);
  if (!fields) return undefined;
  const { root } = fields;
  const before = root.value;
  const after =
    change.kind === "write"
      ? withValue(before, keys, change.value)
      : movedDown(before, keys);
  const wanted = essence(after);
  if (essence(before) === wanted) return noEdit;
  const then = readFields(path, base)?.root;
  for (const edit of proposals(root, change, after, then)) {
    const read = readFields(path, withEdits(text, edit));
    if (!read || read.errors.length > 0) continue;
    if (essence(read.root.value) === wanted) return edit;
  }
  return undefined;
}
