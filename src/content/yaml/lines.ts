/** A name with a colon after it, where it begins in its line, and its value. */
export interface NamedValue {
  name: string;
  column: number;
  value: string;
}

/** One line of YAML, as it looks: it need not be any that can be read. */
export interface Line {
  /** Where it begins, and its text without its end. */
  at: number;
  text: string;
  /** Its place in the list of lines, and its number in the file. */
  index: number;
  number: number;
  /** How many spaces it begins with. */
  indent: number;
  /** Whether it begins an entry of a list. */
  hasHyphen: boolean;
  isBlank: boolean;
  isComment: boolean;
  field?: NamedValue;
  /** The line above with the field whose text it belongs to. */
  block?: Line;
}

/** The sign, `|` or `>`, that says that a text follows on lines of its own. */
export const blockSign = /^[|>][-+]?\d?(?: +#.*)?$/;

/**
 * The lines of YAML, those of texts on lines of their own marked as such.
 *
 * @param firstLine the number of the first one in its file
 */
export function linesOf(source: string, firstLine: number): Line[] {
  let at = 0;
  let block: Line | undefined;
  return source.split("\n").map((whole, index) => {
    const text = whole.replace(/\r$/, "");
    const [, { length: indent } = "", hyphens = "", rest = ""] =
      /^( *)((?:- +)*)(.*)$/.exec(text) ?? [];
    const [, name, value = ""] = /^([\w-]+) *:(?: +(.*)|$)/.exec(rest) ?? [];
    const column = indent + hyphens.length;
    const line: Line = {
      at,
      text,
      index,
      number: firstLine + index,
      indent,
      hasHyphen: hyphens !== "",
      isBlank: text.trim() === "",
      isComment: rest.startsWith("#"),
      ...(name && { field: { name, column, value: value.trim() } }),
    };
    at += whole.length + 1;
    const isDeeper = indent > (block?.field?.column ?? 0);
    if (block && (line.isBlank || isDeeper)) return { ...line, block };
    block = blockSign.test(line.field?.value ?? "") ? line : undefined;
    return line;
  });
}
