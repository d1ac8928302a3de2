import { z } from "zod";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { lineEnd } from "../text/lines";
import { splitPage } from "../../src/content/read/front-matter";
import { isTextFile } from "../../src/content/schema/files";
import { dayPicture } from "../../src/content/schema/upload-names";
import { readFields } from "../text/read-fields";
import type { Texts } from "../store/texts";

/** A field, or an offset from the start of a page's text. */
export interface ContentPlace {
  readonly path: string;
  readonly keys?: Keys;
  readonly at?: number;
}

/** Enough words to recognize a text by. */
const enough = 8;

/** What may be between two words: the address of a link, or anything but letters. */
const between = String.raw`(?:\]\([^)]*\)|(?!\]\([^)]*\))[^\p{L}\p{N}])+`;

/** Matches the words of a text in order, whatever markup is between them. */
export function patternOf(shown: string) {
  const words = shown.match(/[\p{L}\p{N}]+/gu)?.slice(0, enough) ?? [];
  return words.length > 0 ? new RegExp(words.join(between), "u") : undefined;
}

/** Where in a file a text is written. */
export function findIn(
  path: string,
  text: string,
  pattern: RegExp,
): ContentPlace | undefined {
  const fields = readFields(path, text);
  const nodes = fields ? [...fields.root.all()] : [];
  const keys = nodes.find(({ text: words = "" }) => pattern.test(words))?.keys;
  if (keys) return { path, keys };
  const body = splitPage(text);
  const found = body && pattern.exec(text.slice(body.bodyAt));
  return found ? { path, at: found.index } : undefined;
}

/**
 * Where a text that a page shows is written.
 *
 * @param first the file to search before all others
 */
export function findText(
  texts: Texts,
  shown: string,
  first: string,
): ContentPlace | undefined {
  const pattern = patternOf(shown);
  if (!pattern) return undefined;
  // Whole texts first: a city's name may be part of the organization's.
  const whole = new RegExp(
    String.raw`^[^\p{L}\p{N}]*${pattern.source}[^\p{L}\p{N}]*$`,
    "u",
  );
  const paths = [first, ...texts.keys()].filter(isTextFile);
  for (const each of [whole, pattern]) {
    for (const path of paths) {
      const found = findIn(path, texts.get(path) ?? "", each);
      if (found) return found;
    }
  }
  return undefined;
}

/** Where a picture or document is used; its folder if it isn't. */
export function placeOfUpload(texts: Texts, path: string): ContentPlace {
  const [folder = path] = path.split("/");
  return findText(texts, dayPicture(path), "site.yml") ?? { path: folder };
}

/** The text files that name a picture or document. */
export const usersOf = (texts: Texts, path: string) =>
  [...texts].filter(([each, text]) => isTextFile(each) && text.includes(path));

/** The innermost group around a value, or the value if it is in none. */
function groupOf(node: ValueNode): ValueNode {
  if (node.type instanceof z.ZodObject || !node.parent?.parent) return node;
  return groupOf(node.parent);
}

const isProse = ({ kind }: ValueNode) => kind?.kind === "prose";

/** Whether pages show it as it is written, such as a phone number. */
const isFact = ({ type, kind }: ValueNode) =>
  type !== undefined &&
  [undefined, "ein"].includes(kind?.kind) &&
  !(type instanceof z.ZodEnum);

/**
 * The texts at a place as a page shows them, the longest first: those of the
 * group around a field, or the line in the text of a page.
 */
export function wordsAt(
  texts: Texts,
  { path, keys, at }: ContentPlace,
): string[] {
  const text = texts.get(path) ?? "";
  if (at !== undefined) {
    const start = (splitPage(text)?.bodyAt ?? 0) + at;
    const line = text.slice(start, lineEnd(text, start));
    return [line.replaceAll(/\]\([^)]*\)/g, "]")];
  }
  let node = readFields(path, text)?.root;
  for (const key of keys ?? []) node = node?.child(key) ?? node;
  if (!node?.parent) return [];
  if (node.text && isFact(node)) return [node.text];
  return [...groupOf(node).all()]
    .filter(isProse)
    .map(({ text: words = "" }) => words)
    .toSorted((one, other) => other.length - one.length);
}
