import { bodyStart } from "../../src/content/read/front-matter";
import { formatTime, isoTime } from "../../src/content/schema/times";
import { withEdits } from "../../src/content/read/edits";
import type { ValueNode } from "../../src/content/read/value-node";
import { readFields } from "../text/read-fields";
import { tagInLines, tagsInText } from "../text/text-tags";
import { choiceInWords, choicesOf, labelOf } from "../text/labels";

/**
 * What a field says: `yes` if its box is checked, a choice as its form shows it, and
 * days and times as pages show them. Undefined for a group or list.
 */
function wordsOf({ value, text, kind, schema }: ValueNode) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (schema && text !== undefined && choicesOf(schema).includes(text)) {
    return choiceInWords(schema, text);
  }
  const isTime = kind === "day" || kind === "time";
  const time = isTime ? isoTime(text ?? "") : undefined;
  return time === undefined ? text : formatTime(time);
}

/**
 * The lines of a field, or of a group, with the labels of its form. An entry of a
 * list that is a single value has no label: the numbers of those after a new entry
 * would change.
 */
function linesOf(node: ValueNode, depth: number): string[] {
  const { key, children } = node;
  const words = wordsOf(node);
  const indent = "  ".repeat(depth);
  const inner = children.flatMap((child) => linesOf(child, depth + 1));
  if (words === undefined) return [indent + labelOf(node), ...inner];
  const label = typeof key === "number" ? "" : `${labelOf(node)}: `;
  return [indent + label + words];
}

/**
 * The text of a page with its tags in words, except those that a form doesn't show
 * completely.
 */
const tagsInWords = (body: string) =>
  withEdits(
    body,
    ...tagsInText(body)
      .filter(({ isComplete }) => isComplete)
      .map((tag) => ({ at: tag.at, end: tag.end, text: tagInLines(tag) })),
  );

/**
 * A file as staff know it: its fields and tags with the names that forms give
 * them. Undefined if it can't be read.
 */
export function readableText(path: string, text: string): string | undefined {
  if (text === "") return text;
  const fields = readFields(path, text);
  if (!fields || fields.errors.length > 0) return undefined;
  const lines = fields.root.children
    .flatMap((node) => linesOf(node, 0))
    .map((line) => `${line}\n`);
  const bodyAt = bodyStart(text);
  const body = bodyAt === undefined ? "" : tagsInWords(text.slice(bodyAt));
  return lines.join("") + body;
}

/**
 * Two versions of a file, as they are compared: in words, or as they are if only
 * their markup differs, or if one of them can't be read.
 */
export function comparedTexts(path: string, before: string, after: string) {
  const [then, now] = [readableText(path, before), readableText(path, after)];
  const isReadable = then !== undefined && now !== undefined && then !== now;
  return isReadable ? ([then, now] as const) : ([before, after] as const);
}
