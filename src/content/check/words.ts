import { characterCount } from "./finding";

const longest = 60;

/** What a problem says to the person who mends it. */
export type Words = Record<"found" | "expected" | "fix", string>;

/** Characters that show nothing, or change how what follows is shown. */
export const invisible =
  /[\p{Cc}\p{Co}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFD]/u;

/** `U+202E`, the way a character without a shape is named. */
export function codePointName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, "0")}`;
}

/** Text to be copied from a report: whole, on one line and safe to print. */
export function showWhole(text: string): string {
  const oneLine = text.trim().replaceAll(/\s+/g, " ");
  return oneLine.replaceAll(new RegExp(invisible, "gu"), codePointName);
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
