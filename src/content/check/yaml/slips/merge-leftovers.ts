import { oneOf, show } from "../../words";
import { type Line, type SlipRule, rewritten } from "./slip";

const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/** What git writes into a file when two people changed the same lines. */
export const findMergeLeftovers: SlipRule = ({ lines }) => {
  const [first, ...others] = lines.filter(({ text }) => marker.test(text));
  if (!first) return [];
  const begins = (sign: string) => (line: Line) => line.text.startsWith(sign);
  const divide = others.find(begins("="));
  const close = others.find(begins(">"));
  const isWhole = first.text.startsWith("<") && divide && close;
  const numbers = [first, ...others]
    .slice(0, isWhole ? others.indexOf(close) + 2 : 1)
    .map(({ number }) => String(number));
  return [
    {
      offset: first.start,
      found: show(first.text),
      expected: "no leftovers of a merge",
      fix: isWhole
        ? `keep the lines above or those below =======, remove the others, and remove lines ${oneOf(numbers, "and")}`
        : "remove this line",
      edits: [
        rewritten(first, ""),
        ...(isWhole ? [{ ...rewritten(close, ""), start: divide.start }] : []),
      ],
    },
  ];
};
