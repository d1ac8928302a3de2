import { type Document, type YAMLError, visit } from "yaml";
import { show } from "../words";
import { type Mistake, lineAround, valueToQuote } from "./mistake";

/** Where a quote opens that isn't closed before an error on a later line. */
function findOpenQuote(document: Document, text: string, error: number) {
  let open: number | undefined;
  visit(document, {
    Scalar(_, { range, type }) {
      if (type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE") return;
      const [start, end] = range ?? [0, 0];
      const lastLine = lineAround(text, end);
      const reaches = error <= lastLine.start + lastLine.line.length;
      if (start <= error && reaches && text.slice(start, end).includes("\n")) {
        open = start;
      }
    },
  });
  return open;
}

function openQuote(text: string, offset: number): Mistake {
  const { start, line } = lineAround(text, offset);
  return {
    offset,
    found: `${show(line.slice(offset - start))} without a closing quote`,
    expected: "a quote at the end of the text like the one at its start",
    fix: "add the closing quote; for a quote or apostrophe inside the text, use double quotes around it",
  };
}

function openOnLine(text: string, at: number): Mistake | undefined {
  const { start, line } = lineAround(text, at);
  const before = /^(\s*(?:- +)?[\w-]+:\s+)(["'])(?!.*\2)/.exec(line)?.[1];
  return before === undefined
    ? undefined
    : openQuote(text, start + before.length);
}

function tabIndent(text: string, at: number): Mistake | undefined {
  const { start, line } = lineAround(text, at);
  const tab = /^ *\t/.exec(line)?.[0].length;
  return tab === undefined
    ? undefined
    : {
        offset: start + tab - 1,
        found: "a tab at the start of the line",
        expected: "spaces",
        fix: "replace the tab with spaces, as many as the lines around it have",
      };
}

function noSpaceAfterColon(text: string, at: number): Mistake | undefined {
  const { start, line } = lineAround(text, at);
  const [, name, value] = /^(\s*(?:- +)?[\w-]+:)([^\s/:].*)$/.exec(line) ?? [];
  return name === undefined || value === undefined
    ? undefined
    : {
        offset: start + name.length,
        found: show(line),
        expected: "a space after the colon",
        fix: `write  ${show(name)} ${show(value)}`,
      };
}

/** A field that stands deeper than the one above it, which has a value already. */
function tooDeep(text: string, at: number): Mistake | undefined {
  const { start, line } = lineAround(text, at);
  const next = lineAround(text, start + line.length + 2);
  const [, indent = "", name] = /^(\s+)([\w-]+):/.exec(next.line) ?? [];
  const above = /^\s*(?:- +)?([\w-]+):/.exec(line)?.[1];
  return name === undefined || above === undefined || next.start === start
    ? undefined
    : {
        offset: next.start + indent.length,
        found: show(next.line),
        expected: `as many spaces before ${name} as before ${above}`,
        fix: `begin ${name} directly under ${above}`,
      };
}

function wrongEscape(text: string, at: number): Mistake {
  return {
    offset: at,
    found: show(text.slice(at, at + 2)),
    expected: "a backslash only before another backslash or a double quote",
    fix: "remove the backslash, or write two of them to show one",
  };
}

function secondDocument(text: string, at: number): Mistake {
  return {
    offset: lineAround(text, at).start,
    found: show(lineAround(text, at).line),
    expected: "one list of fields, with nothing that divides it",
    fix: "remove this line",
  };
}

function other(text: string, at: number): Mistake {
  const { start, line } = lineAround(text, at);
  return {
    offset: start + (/^\s*/.exec(line)?.[0].length ?? 0),
    found: show(line) || "the end of the text",
    expected: "a line like its neighbors:  name: value",
    fix: "check this line and the one above: the spaces at its start, the colon, the quotes and brackets",
  };
}

/** Tells the author of YAML what a parser's error most likely is. */
export function diagnose(
  text: string,
  document: Document,
  { code, pos }: YAMLError,
): Mistake {
  if (code === "MULTIPLE_DOCS") return secondDocument(text, pos[0]);
  if (code === "BAD_DQ_ESCAPE") return wrongEscape(text, pos[0]);
  const open = findOpenQuote(document, text, pos[0]);
  if (open !== undefined) return openQuote(text, open);
  const at = Math.min(pos[0], Math.max(text.length - 1, 0));
  return (
    tabIndent(text, at) ??
    openOnLine(text, at) ??
    noSpaceAfterColon(text, at) ??
    valueToQuote(text, at) ??
    tooDeep(text, at) ??
    other(text, at)
  );
}
