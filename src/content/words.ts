import { distance } from "fastest-levenshtein";

/** Longer quotations from a file are cut. */
const longest = 60;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Characters beyond ASCII, with the one before them that an accent may belong
 * to. The segmenter takes minutes for a long text; so many at once are quick.
 */
// eslint-disable-next-line no-control-regex -- ASCII has control characters
const beyondAscii = /[\x00-\x7F]?[^\x00-\x7F]{1,200}/gu;

/** Characters as an editor shows them: a letter and its accent are one. */
export function characterCount(text: string): number {
  let count = text.length;
  for (const [part] of text.matchAll(beyondAscii)) {
    count += Array.from(segmenter.segment(part)).length - part.length;
  }
  return count;
}

/**
 * Characters that show nothing, or change how what follows is shown: controls,
 * unassigned and private ones, and Unicode's Default_Ignorable_Code_Point.
 * Emoji need the joiner U+200D and the selector U+FE0F, some scripts U+200C.
 */
export const invisible =
  // eslint-disable-next-line no-misleading-character-class -- each stands alone
  /(?![\u200C\u200D\uFE0F\u{E0020}-\u{E007F}])[\p{Cc}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFD]/u;

const anyInvisible = new RegExp(invisible, "gu");

/** `U+202E`, the way a character without a shape is named. */
export function codePointName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, "0")}`;
}

/** Text to be copied from a report: whole, on one line and safe to print. */
export function showWhole(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(anyInvisible, codePointName);
}

/** Text from a file, short, on one line and safe to print in a terminal. */
export function show(text: string): string {
  const oneLine = text.trim().replaceAll(/\s+/g, " ");
  return showWhole(
    characterCount(oneLine) > longest
      ? `${Array.from(oneLine).slice(0, longest).join("")}…`
      : oneLine,
  );
}

/** "green, blue, purple or yellow" */
export function oneOf(
  choices: readonly string[],
  conjunction: "or" | "and" = "or",
): string {
  if (choices.length < 2) return choices.join("");
  return `${choices.slice(0, -1).join(", ")} ${conjunction} ${choices.at(-1)}`;
}

/** "3 characters", "1 character" */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}

/** "24.3 MB", the way file lists show it; rounded up, never to less. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  const [size, unit] =
    kilobytes < 1024 ? [kilobytes, "KB"] : [kilobytes / 1024, "MB"];
  return `${(Math.ceil(size * 10) / 10).toLocaleString("en-US")} ${unit}`;
}

/** Longer names are not compared: it would take too long. */
const longestName = 100;

const sameLetters = (one: string, other: string) =>
  Array.from(one).sort().join() === Array.from(other).sort().join();

/** How far apart two names are; swapped letters count as one change. */
function distanceOf(name: string, candidate: string): number {
  const [one, other] = [name.toLowerCase(), candidate.toLowerCase()];
  return sameLetters(one, other)
    ? Math.min(distance(one, other), 1)
    : distance(one, other);
}

/**
 * The name that was probably meant: the nearest one, if no more than a third
 * of its letters are wrong, or the only one that begins with what was typed.
 */
export function nearest(
  name: string,
  names: Iterable<string>,
): string | undefined {
  if (name.length > longestName || name === "") return undefined;
  const candidates = [...names];
  const [best] = candidates
    .filter(({ length }) => Math.abs(length - name.length) <= length / 3)
    .map((candidate) => ({ candidate, far: distanceOf(name, candidate) }))
    .filter(({ candidate, far }) => far <= Math.floor(candidate.length / 3))
    .sort((one, other) => one.far - other.far);
  if (best) return best.candidate;
  const [only, ...others] = candidates.filter((candidate) =>
    candidate.toLowerCase().startsWith(name.toLowerCase()),
  );
  return name.length > 3 && others.length === 0 ? only : undefined;
}

/** "did you mean heron?", or what else to do. */
export function suggest(
  name: string,
  names: Iterable<string>,
  otherwise: string,
): string {
  const match = nearest(name, names);
  return match === undefined ? otherwise : `did you mean ${match}?`;
}

/** Text in quotes: those that leave as much of it as it is as can be. */
export function inQuotes(value: string): string {
  const text = value.trim();
  return text.includes('"') && !text.includes("'")
    ? `'${text}'`
    : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
