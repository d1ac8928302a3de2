import type { Document, YAMLError } from "yaml";
import { show } from "../words";
import { type Mistake, lineAround } from "./mistake";
import { findOpenEnd } from "./open-ends";
import { valueToQuote } from "./value-to-quote";

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
    isGuess: true,
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
  const at = Math.min(pos[0], Math.max(text.length - 1, 0));
  return (
    tabIndent(text, at) ??
    findOpenEnd(document, text, at) ??
    valueToQuote(text, at) ??
    other(text, at)
  );
}
