import { show, showWhole } from "../../words";
import { type SlipRule, rewritten, spaces, wordsOf } from "./slip";

/** The first field of an entry whose hyphen was forgotten. */
export const findMissingHyphens: SlipRule = ({ lines }) => {
  const entries = lines.filter(({ hasHyphen, field }) => hasHyphen && field);
  return lines.flatMap((line) => {
    if (line.hasHyphen || !line.field) return [];
    const { name } = line.field;
    const [first, ...others] = entries.filter(
      ({ field }) => field?.name === name,
    );
    if (!first) return [];
    const before = others.findLast(({ number }) => number < line.number);
    const { indent } = before ?? first;
    return [
      {
        offset: wordsOf(line),
        found: show(line.text),
        expected: "a hyphen where an entry of the list begins",
        fix: `write  - ${showWhole(line.text)}  with ${spaces(indent)} before the hyphen`,
        edits: [rewritten(line, `${" ".repeat(indent)}- ${line.text.trim()}`)],
      },
    ];
  });
};
