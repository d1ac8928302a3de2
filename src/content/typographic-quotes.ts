const apostrophe = /(?<=\p{L})'(?=\p{L})/gu;
const pair = /(?<![^\s(])"([^\s"](?:[^"\n]*[^\s"])?)"(?![\p{L}\p{N}])/gu;

/**
 * Text with the apostrophes and quotation marks of print: keyboards have only
 * straight ones. Changes only what is surely meant: an apostrophe between two
 * letters, and marks around words. Feet and inches stay as they are.
 */
export function withTypographicQuotes(text: string) {
  return text.replace(apostrophe, "’").replace(pair, "“$1”");
}
