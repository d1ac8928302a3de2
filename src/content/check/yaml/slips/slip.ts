import type { Mistake } from "../mistake";
import type { Edit } from "./edit";

/** A slip of the keyboard, and the text once its fix is followed. */
export interface Slip extends Mistake {
  /** In the order of the text. */
  edits: readonly Edit[];
}

/** One line of YAML, as it looks: it need not be any that can be read. */
export interface Line {
  /** Where it begins, and its text without its end. */
  start: number;
  text: string;
  /** Counted from 1. */
  number: number;
  /** How many spaces it begins with. */
  indent: number;
  /** Whether it begins an entry of a list. */
  hasHyphen: boolean;
  isBlank: boolean;
  isNote: boolean;
  /** A name with a colon after it, where it begins in the line, its value. */
  field?: { name: string; column: number; value: string };
}

export interface Lines {
  text: string;
  lines: readonly Line[];
  /** The names that fields of the file may have. */
  names: ReadonlySet<string>;
}

/** Finds what may be slips of one kind, each of which may be none. */
export type SlipRule = (lines: Lines) => Slip[];

function readLine(text: string, start: number, number: number): Line {
  const [, spaces = "", hyphens = "", rest = ""] =
    /^( *)((?:- +)*)(.*)$/.exec(text) ?? [];
  const [, name, value = ""] = /^([\w-]+) *:(?: +(.*)|$)/.exec(rest) ?? [];
  const column = spaces.length + hyphens.length;
  return {
    start,
    text,
    number,
    indent: spaces.length,
    hasHyphen: hyphens !== "",
    isBlank: text.trim() === "",
    isNote: rest.startsWith("#"),
    ...(name !== undefined && {
      field: { name, column, value: value.trim() },
    }),
  };
}

export function readLines(text: string, names: ReadonlySet<string>): Lines {
  let start = 0;
  const lines = text.split("\n").map((line, index) => {
    const read = readLine(line.replace(/\r$/, ""), start, index + 1);
    start += line.length + 1;
    return read;
  });
  return { text, lines, names };
}

/** Where what stands on a line begins. */
export const wordsOf = ({ start, indent }: Line) => start + indent;

/** The edit that puts other text in place of a line. */
export const rewritten = ({ start, text }: Line, by: string): Edit => ({
  start,
  end: start + text.length,
  text: by,
});

/** The edit that begins a line with a number of spaces. */
export const indented = ({ start, indent }: Line, depth: number): Edit => ({
  start,
  end: start + indent,
  text: " ".repeat(depth),
});

const numbers = "no one two three four five six seven eight nine ten".split(
  " ",
);

/** "four spaces" */
export const spaces = (count: number) =>
  `${numbers[count] ?? count} space${count === 1 ? "" : "s"}`;
