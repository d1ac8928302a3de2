/** Front matter: a line of three hyphens, YAML, and another such line. */
const frontMatter = /^(\uFEFF?---[ \t]*\r?\n)([^]*?\n)??---[ \t]*(?:\r?\n|$)/;

/** A text of the same length and lines without anything in them. */
const blank = (text: string) => text.replaceAll(/[^\r\n]/g, " ");

/**
 * Divides the text of a page into its front matter and its body, each with
 * blanks in place of the other, so that offsets in them are offsets in the file.
 * Undefined if the front matter is not between lines of three hyphens.
 */
export function splitPage(text: string) {
  const [whole, opening = "", yaml = ""] = frontMatter.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return {
    yaml: blank(opening) + yaml,
    body: blank(whole) + text.slice(whole.length),
    bodyAt: whole.length,
  };
}

/**
 * Where the body of a page starts in its text. Undefined if the front matter is
 * not between lines of three hyphens.
 */
export const bodyStart = (text: string) => frontMatter.exec(text)?.[0].length;
