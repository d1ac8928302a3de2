const apostrophe = /(?<=\p{L})'(?=\p{L})/gu;
const pair = /(?<![^\s(])"([^\s"](?:[^"\n]*[^\s"])?)"(?![\p{L}\p{N}])/gu;
const wordJoiner = "\u2060";

/**
 * Text as it is printed, from text as it is typed. Keyboards have only straight
 * apostrophes and quotation marks, and browsers would break a line within
 * 501(c)(3). Changes only what is surely meant: an apostrophe between two
 * letters, and marks around words. Feet and inches stay as they are.
 */
export function typographicText(text: string) {
  return text
    .replace(apostrophe, "’")
    .replace(pair, "“$1”")
    .replaceAll(")(", `)${wordJoiner}(`);
}
