import { show } from "../../words";
import { type Line, type Slip, type SlipRule, indented, wordsOf } from "./slip";

function slipTo(line: Line, neighbor: Line, side: "under" | "above"): Slip[] {
  const { field, indent } = line;
  const column = neighbor.field?.column ?? indent;
  if (!field || !neighbor.field || column === indent) return [];
  const { name } = neighbor.field;
  return [
    {
      offset: wordsOf(line),
      found: show(line.text),
      expected: `as many spaces before ${field.name} as before ${name}`,
      fix: `begin ${field.name} directly ${side} ${name}`,
      edits: [indented(line, column)],
    },
  ];
}

/** A field that is less or more deep than the one above it, or below it. */
export const findMisplacedFields: SlipRule = ({ lines }) => {
  const fields = lines.filter(({ field }) => field);
  return fields.flatMap((line, index) => {
    if (line.hasHyphen) return [];
    const above = fields[index - 1];
    const below = fields[index + 1];
    return [
      ...(above ? slipTo(line, above, "under") : []),
      ...(below ? slipTo(line, below, "above") : []),
    ];
  });
};
