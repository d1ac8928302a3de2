/** A field on a line: its name, where the name starts, and its value. */
interface NamedValue {
  readonly name: string;
  readonly column: number;
  readonly value: string;
}

/** One line of YAML, read on its own, so that the file may be invalid. */
export interface Line {
  /** Where it starts in the file, and its text without the line break. */
  readonly at: number;
  readonly text: string;
  readonly index: number;
  /** How many spaces it starts with. */
  readonly indent: number;
  /** Whether it starts an entry of a list. */
  readonly hasHyphen: boolean;
  readonly isComment: boolean;
  /** Whether it has nothing to read: it is empty, a comment, or in a block. */
  readonly isSilent: boolean;
  readonly field?: NamedValue;
}

/** The sign for text on the indented lines below: `|-`. */
export const blockSign = /^[|>][-+]?\d?(?: +#.*)?$/;

/** Divides YAML into lines, and finds those in blocks of text. */
export function linesOf(yaml: string): Line[] {
  let at = 0;
  let block = Infinity;
  return yaml.split("\n").map((whole, index) => {
    const text = whole.replace(/\r$/, "");
    const [{ length: column } = "", { length: indent } = "", hyphens = ""] =
      /^( *)((?:- +)*)/.exec(text) ?? [];
    const rest = text.slice(column);
    const [, name, value = ""] = /^([\w-]+) *:(?: +(.*)|$)/.exec(rest) ?? [];
    const isBlank = /^[ \t]*$/.test(text);
    const inBlock = isBlank ? block < Infinity : indent > block;
    const isComment = rest.startsWith("#");
    const line: Line = {
      ...{ at, text, index, indent, isComment },
      hasHyphen: hyphens !== "",
      isSilent: isBlank || isComment || inBlock,
      ...(name && { field: { name, column, value: value.trim() } }),
    };
    at += whole.length + 1;
    if (!inBlock) block = blockSign.test(value.trim()) ? column : Infinity;
    return line;
  });
}

/** The lines before the first one that matches. */
export function upTo(lines: readonly Line[], isEnd: (line: Line) => boolean) {
  const end = lines.findIndex(isEnd);
  return end === -1 ? lines : lines.slice(0, end);
}
