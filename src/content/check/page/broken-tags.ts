import { nearest } from "../did-you-mean";
import { type Words, show } from "../words";
import type { ParseError } from "./parse-error";
import { findStrayBracket } from "./stray-bracket";
import { brokenTagWords } from "./stray-words";
import {
  inlineClosingWords,
  misnamedClosingWords,
  unclosedWords,
  unopenedWords,
} from "./tag-words";

export interface BrokenTag extends Words {
  /** Where it begins in the body. */
  offset: number;
  /** How much must go so that the rest can be read. */
  length: number;
  /** The name of the tag whose other half now stands alone. */
  orphan?: string;
  /** The name of the tag that stands alone. */
  lone?: string;
}

/** The tag at an offset as it was typed, up to the end of its line. */
const tagAt = (text: string, offset: number) =>
  /^<[^>\n]*>?/.exec(text.slice(offset))?.[0] ?? "<";

/** The offset of a line and column, both counted from 1. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    start = text.indexOf("\n", start) + 1;
  }
  return start + column - 1;
}

function unclosed(text: string, offset: number, name: string): BrokenTag {
  const words = unclosedWords(name, tagAt(text, offset));
  return { offset, length: 1, lone: name, orphan: name, ...words };
}

/** A pair of tags that the parser could not match. */
function mismatched(
  text: string,
  { reason, offset = text.length }: ParseError,
): BrokenTag {
  const [, name = "", line = "1", column = "1"] =
    /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (name || reason.startsWith("Expected a closing")) {
    return unclosed(text, offsetOf(text, Number(line), Number(column)), name);
  }
  const start = text.lastIndexOf("<", offset);
  const closing = /^<\s*\/\s*([^\s/>]*)/.exec(text.slice(start))?.[1] ?? "";
  const [, open, openLine = "1", openColumn = "1"] =
    /closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const at = { offset: start, length: 1 };
  if (reason.startsWith("Expected the closing")) {
    return { ...at, orphan: closing, ...inlineClosingWords(closing) };
  }
  if (/^Unexpected (?:attribute|self-closing)/.test(reason)) {
    const words = brokenTagWords(text.slice(start));
    return { ...at, orphan: closing, ...words };
  }
  if (open === undefined) {
    return { ...at, lone: closing, ...unopenedWords(closing) };
  }
  if (nearest(closing, [open]) === undefined) {
    const openOffset = offsetOf(text, Number(openLine), Number(openColumn));
    return unclosed(text, openOffset, open);
  }
  return { ...at, orphan: open, ...misnamedClosingWords(closing, open) };
}

/** The last line at or before an offset that begins like code. */
function moduleCode(text: string, offset: number): BrokenTag {
  const starts = [...text.matchAll(/^(?:import|export) /gm)]
    .map(({ index }) => index)
    .filter((index) => index <= offset);
  const start = starts.at(-1) ?? 0;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  const [keyword = ""] = line.split(" ", 1);
  return {
    offset: start,
    length: keyword.length,
    found: show(line),
    expected: "text; a page holds no program code",
    fix: `remove the line, or begin it with another word than ${keyword}`,
  };
}

/**
 * Tells what in a body the parser could not read. `text` is what it was
 * given, `source` what the author wrote there.
 */
export function findBrokenTag(
  text: string,
  source: string,
  error: ParseError,
): BrokenTag {
  if (error.source.endsWith("mdxjs-esm")) {
    return moduleCode(text, error.offset ?? text.length);
  }
  if (error.source === "mdast-util-mdx-jsx") return mismatched(text, error);
  const { offset, length } = findStrayBracket(text, error);
  const rest = source.slice(offset);
  const orphan = /^<+\/?([A-Za-z][\w.:-]*)/.exec(rest)?.[1];
  return { offset, length, orphan, ...brokenTagWords(rest) };
}
