/**
 * Counts characters as the limits of fields do: a letter and an accent that is a
 * character of its own are two.
 */
export const characterCount = (text: string) => Array.from(text).length;

/** Invisible characters that the characters before them need. */
const needed = [
  // How letters of other scripts join, as in Persian and Hindi.
  String.raw`[\u200C\u200D](?<=(?!\p{Script_Extensions=Latin})[\p{L}\p{M}].)`,
  // Emoji made of several, such as a family or a flag.
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

/** The same, in a text that has tabs and line breaks. */
export const invisibleInText = new RegExp(
  String.raw`(?!\t|\n|\r(?=\n))${invisible.source}`,
  "u",
);

/**
 * Those that stand for nothing. Others may be there in place of a letter, a line
 * break or a space, as after copying from a PDF.
 */
const removable = new RegExp(
  String.raw`(?!${needed}|[\u115F\u1160\u3164\uFFA0])\p{Default_Ignorable_Code_Point}`,
  "gu",
);

/** A text without the invisible characters that stand for nothing. */
export const withoutInvisible = (text: string) =>
  text.replaceAll(removable, "");

/** `U+202E`, the name of an invisible character. */
export function codePointName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, "0")}`;
}
