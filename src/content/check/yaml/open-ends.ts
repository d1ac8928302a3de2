import { type Document, visit } from "yaml";
import { show } from "../words";
import { type Mistake, lineAround } from "./mistake";

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

/** Where a bracket opens that no other closes before an error on a later line. */
function findOpenBracket(document: Document, text: string, error: number) {
  let open: number | undefined;
  visit(document, {
    Collection(_, { range, flow }) {
      const [start, end] = range ?? [0, 0];
      const reaches = start <= error && error <= end + 1;
      if (flow && reaches && !/[\]}]\s*$/.test(text.slice(start, end))) {
        open ??= start;
      }
    },
  });
  return open;
}

function openBracket(text: string, offset: number): Mistake {
  const { start, line } = lineAround(text, offset);
  return {
    offset,
    found: `${show(line.slice(offset - start))} without a closing bracket`,
    expected: "text in quotes when it begins with a bracket",
    fix: "put the whole text in double quotes, or close the bracket",
  };
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

function quoteOpenOnLine(text: string, at: number): Mistake | undefined {
  const { start, line } = lineAround(text, at);
  const before = /^(\s*(?:- +)?[\w-]+:\s+)(["'])(?!.*\2)/.exec(line)?.[1];
  return before === undefined
    ? undefined
    : openQuote(text, start + before.length);
}

/** A quote or a bracket that opens and, at an error, hasn't closed yet. */
export function findOpenEnd(
  document: Document,
  text: string,
  error: number,
): Mistake | undefined {
  const quote = findOpenQuote(document, text, error);
  if (quote !== undefined) return openQuote(text, quote);
  const bracket = findOpenBracket(document, text, error);
  if (bracket !== undefined) return openBracket(text, bracket);
  return quoteOpenOnLine(text, error);
}
