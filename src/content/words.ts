import { distance } from "fastest-levenshtein";

/** Maximum length of quoted text in reports. */
const longest = 60;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Runs of non-ASCII characters, with the one before, which a combining mark may
 * modify. The segmenter takes minutes for long texts, so they are limited.
 */
// eslint-disable-next-line no-control-regex -- ASCII has control characters
const beyondAscii = /[\x00-\x7F]?[^\x00-\x7F]{1,200}/gu;

/** Counts characters as an editor does: a letter and its accent are one. */
export function characterCount(text: string): number {
  let count = text.length;
  for (const [part] of text.matchAll(beyondAscii)) {
    count += Array.from(segmenter.segment(part)).length - part.length;
  }
  return count;
}

/** Scripts in which U+200C and U+200D change how letters join. */
const joining = [
  ...["Adlam", "Arabic", "Mongolian", "Nko", "Syriac"],
  ...["Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer"],
  ...["Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Tibetan"],
].map((script) => `\\p{Script_Extensions=${script}}`);

/** Invisible characters that the ones before them need, found by what they are. */
const needed = [
  String.raw`[\u200C\u200D](?<=[${joining.join("")}].)`,
  // Emoji of several ones, such as a family or a flag.
  String.raw`\uFE0F(?<=[\p{Emoji}\p{S}].)`,
  String.raw`\u200D(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?.)(?=\p{Extended_Pictographic})`,
  String.raw`[\u{E0061}-\u{E007A}\u{E007F}](?<=\u{1F3F4}[\u{E0061}-\u{E007A}]{0,5}.)`,
].join("|");

/**
 * Characters that are invisible or change how later ones display, where no
 * script or emoji needs them: control, unassigned, private-use, and Unicode's
 * Default_Ignorable_Code_Point.
 */
export const invisible = new RegExp(
  String.raw`(?!${needed})[\p{Cc}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\uFFF9-\uFFFD]`,
  "u",
);

const anyInvisible = new RegExp(invisible, "gu");

/** `U+202E`, the name of an invisible character. */
export function codePointName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, "0")}`;
}

/** Text with its invisible characters named, which could give a terminal orders. */
export function printable(text: string): string {
  return text.replaceAll(anyInvisible, codePointName);
}

/** Text to copy from a report: uncut, on one line, safe to print. */
export function showWhole(text: string): string {
  return printable(text.trim().replaceAll(/\s+/g, " "));
}

/** Text from a file: shortened, on one line, safe to print in a terminal. */
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

/** "a GIF picture", "an SVG picture", from the name of the format in lowercase */
export function pictureIn(format: string): string {
  return `${/^[as]/.test(format) ? "an" : "a"} ${format.toUpperCase()} picture`;
}

/** "24.3 MB", as file managers show it; rounded up, so never below the limit. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  const [size, unit] =
    kilobytes < 1024 ? [kilobytes, "KB"] : [kilobytes / 1024, "MB"];
  return `${(Math.ceil(size * 10) / 10).toLocaleString("en-US")} ${unit}`;
}

/** Longer names are not compared, for performance. */
const longestName = 100;

const sameLetters = (one: string, other: string) =>
  Array.from(one).sort().join() === Array.from(other).sort().join();

/** Edit distance between two names, ignoring case; a transposition counts as one. */
function distanceOf(name: string, candidate: string): number {
  const [one, other] = [name.toLowerCase(), candidate.toLowerCase()];
  return sameLetters(one, other)
    ? Math.min(distance(one, other), 1)
    : distance(one, other);
}

/**
 * The closest name, if at most a third of its letters differ, or else the only
 * one that starts with what was typed.
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

/** "did you mean heron?", or else the alternative fix. */
export function suggest(
  name: string,
  names: Iterable<string>,
  otherwise: string,
): string {
  const match = nearest(name, names);
  return match === undefined ? otherwise : `did you mean ${match}?`;
}

/** Quotes text, with the kind of quotes that needs the least escaping. */
export function inQuotes(value: string): string {
  const text = value.trim();
  return text.includes('"') && !text.includes("'")
    ? `'${text}'`
    : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
