import { z } from "zod";
import { lineEnd } from "../../src/content/read/text";
import type { ValueNode } from "../../src/content/read/value-node";
import { isoTime } from "../../src/content/schema/times";
import { firstWords } from "../text/find-words";
import { readFields, textStart } from "../text/read-fields";
import type { Texts } from "../store/texts";
import type { ContentPlace } from "./content-place";
import { entryOf } from "./find-text";

/** The innermost group around a value, or the value if it is in none. */
function groupOf(node: ValueNode): ValueNode {
  if (node.type instanceof z.ZodObject || !node.parent?.parent) return node;
  return groupOf(node.parent);
}

/** Whether pages show it as it is written, such as a phone number. */
const isFact = ({ type, kind }: ValueNode) =>
  type !== undefined && [undefined, "ein"].includes(kind);

/** What a page may show of a place. */
export interface Edited {
  /**
   * The first words of each text there, the longest text first: those of the
   * group around a field, or the line in the text of a page.
   */
  readonly words: readonly (readonly string[])[];
  /** When it starts: events may have the same words. */
  readonly start?: string | undefined;
}

/** What to look for on a page where a place is edited. */
export function wordsAt(
  texts: Texts,
  { path, keys, textAt }: ContentPlace,
): Edited {
  const text = texts.get(path) ?? "";
  if (textAt !== undefined) {
    const start = (textStart(path, text) ?? 0) + textAt;
    return { words: [firstWords(text.slice(start, lineEnd(text, start)))] };
  }
  const root = readFields(path, text)?.root;
  let node = root;
  for (const key of keys ?? []) node = node?.child(key) ?? node;
  // In the list of sections, a name stands for the words of its section.
  if (node?.kind === "section") node = root?.child(node.text ?? "");
  if (!node?.parent) return { words: [] };
  if (node.text && isFact(node)) return { words: [firstWords(node.text)] };
  const start = isoTime(entryOf(node).textOf("start") ?? "");
  const words = [...groupOf(node).all()]
    .filter(({ kind }) => kind === "prose")
    .map(({ text: each = "" }) => each)
    .toSorted((one, other) => other.length - one.length)
    .map(firstWords);
  return { words, start };
}
