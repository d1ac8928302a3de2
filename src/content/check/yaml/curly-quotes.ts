import { type Words, show, showWhole } from "../words";
import { inQuotes } from "./quoting";

/** One pair around all of it; an apostrophe inside ends no pair. */
const curlyPair = /^(?:[“”„]([^“”„]+)[“”]|[‘‚]((?:[^‘‚’]|’(?=\p{L}))+)[‘’])$/u;

/** More than any field may hold. */
const longest = 2500;

/** What stands between the curly quotes around a whole value. */
export const betweenCurlyQuotes = (value: string) => {
  const [, double, single] =
    (value.length > longest ? undefined : curlyPair.exec(value)) ?? [];
  return double ?? single;
};

/** Curly quotes, which word processors make, are part of the text to YAML. */
export function curlyQuoteWords(
  name: string,
  value: string,
  inner: string,
): Words {
  return {
    found: show(value),
    expected: "straight quotes; curly ones would be shown on the page",
    fix: `write straight quotes:  ${name}: ${showWhole(inQuotes(inner))}`,
  };
}
