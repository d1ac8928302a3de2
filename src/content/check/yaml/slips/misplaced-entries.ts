import { show } from "../../words";
import {
  type Line,
  type Lines,
  type SlipRule,
  indented,
  spaces,
  wordsOf,
} from "./slip";

/** The lines of an entry: those deeper than its hyphen, up to the next one. */
function entryAt({ lines }: Lines, { number, indent, field }: Line): Line[] {
  const below = lines.slice(number);
  const end = below.findIndex(
    (line) =>
      (!line.isBlank && line.indent <= indent) ||
      (line.hasHyphen && line.field?.name === field?.name),
  );
  const entry = lines.slice(number - 1, end === -1 ? undefined : number + end);
  const last = entry.findLastIndex(({ isBlank }) => !isBlank);
  return entry.slice(0, last + 1);
}

/** An entry of a list all of whose lines are deeper than the others', or less. */
export const findMisplacedEntries: SlipRule = (all) => {
  const entries = all.lines.filter(
    ({ hasHyphen, field }) => hasHyphen && field,
  );
  return entries.flatMap((line) => {
    const siblings = entries.filter(
      (other) => other !== line && other.field?.name === line.field?.name,
    );
    const depths = new Set(siblings.map(({ indent }) => indent));
    return Array.from(depths).flatMap((depth) => {
      const off = line.indent - depth;
      const block = entryAt(all, line);
      const last = block.at(-1);
      if (off === 0 || !last) return [];
      const which =
        block.length === 1
          ? `line ${line.number}`
          : `each of lines ${line.number} to ${last.number}`;
      return [
        {
          offset: wordsOf(line),
          found: show(line.text),
          expected: "the hyphen directly under those of the other entries",
          fix:
            off > 0
              ? `remove ${spaces(off)} at the start of ${which}`
              : `put ${spaces(-off)} at the start of ${which}`,
          edits: block
            .filter(({ isBlank }) => !isBlank)
            .map((each) => indented(each, Math.max(each.indent - off, 0))),
        },
      ];
    });
  });
};
