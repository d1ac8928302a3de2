/** A field on a line: its name, where the name starts, and its value. */
export interface NamedValue {
  name: string;
  column: number;
  value: string;
}

/** One line of YAML, analyzed on its own so that the file may be invalid. */
export interface Line {
  /** Offset, and text without the line break. */
  at: number;
  text: string;
  /** Index in the list of lines, and line number in the file. */
  index: number;
  number: number;
  /** Number of leading spaces. */
  indent: number;
  /** Whether it starts a list entry. */
  hasHyphen: boolean;
  isBlank: boolean;
  isComment: boolean;
  field?: NamedValue;
  /** The line that started the block scalar this line belongs to. */
  block?: Line;
}

/** A block scalar indicator, `|` or `>`: the text follows on indented lines. */
export const blockSign = /^[|>][-+]?\d?(?: +#.*)?$/;

/** Splits YAML into lines and marks those that belong to block scalars. */
export function linesOf(source: string): Line[] {
  let at = 0;
  let block: Line | undefined;
  return source.split("\n").map((whole, index) => {
    const text = whole.replace(/\r$/, "");
    const [{ length: column } = "", { length: indent } = "", hyphens = ""] =
      /^( *)((?:- +)*)/.exec(text) ?? [];
    const rest = text.slice(column);
    const [, name, value = ""] = /^([\w-]+) *:(?: +(.*)|$)/.exec(rest) ?? [];
    const line: Line = {
      at,
      text,
      index,
      number: index + 1,
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
