import { show } from "../../words";
import {
  type Line,
  type Lines,
  type Slip,
  type SlipRule,
  indented,
  rewritten,
  spaces,
  wordsOf,
} from "./slip";

const header = /^[|>][-+]?\d?$/;
const headerAndText = /^([|>][-+]?\d?) +(?!#)(\S.*)$/;

/** How much deeper than its name a text on lines of its own begins. */
const step = 2;

/** `text: |- We are`, whose words belong on the next line. */
export const findTextBesideBlockSign: SlipRule = ({ lines }) =>
  lines.flatMap((line) => {
    const { field, number } = line;
    const [, sign, words = ""] = headerAndText.exec(field?.value ?? "") ?? [];
    if (!field || sign === undefined || /^>\d/.test(`${sign}${words}`)) {
      return [];
    }
    const next = lines[number];
    const isDeeper = next && !next.isBlank && next.indent > field.column;
    const depth = isDeeper ? next.indent : field.column + step;
    const name = line.text.slice(0, line.text.indexOf(":"));
    return [
      {
        offset: line.start + line.text.lastIndexOf(field.value),
        found: show(field.value),
        expected: `the words on the lines below  ${field.name}: ${sign}`,
        fix: `write  ${name.trim()}: ${sign}  alone, and the words on the next line with ${spaces(depth)} before them`,
        edits: [
          rewritten(line, `${name}: ${sign}\n${" ".repeat(depth)}${words}`),
        ],
      },
    ];
  });

/** The lines of text below a name with a block sign, blank ones at its end left out. */
function blockBelow({ lines, names }: Lines, { number, field }: Line): Line[] {
  const column = field?.column ?? 0;
  const below = lines.slice(number);
  const end = below.findIndex(
    (line) =>
      (line.field && names.has(line.field.name) && line.indent <= column) ||
      (line.isNote && line.indent === 0),
  );
  const block = end === -1 ? below : below.slice(0, end);
  const last = block.findLastIndex(({ isBlank }) => !isBlank);
  return block.slice(0, last + 1);
}

function shallowLine(lines: Lines, opening: Line): Slip[] {
  const block = blockBelow(lines, opening);
  const least = (opening.field?.column ?? 0) + step;
  const [first] = block.filter(({ isBlank }) => !isBlank);
  const depth = first && first.indent >= least ? first.indent : least;
  const shallow = block.filter(
    ({ isBlank, indent }) => !isBlank && indent < depth,
  );
  const [line, ...others] = shallow;
  if (!line) return [];
  const which = others.length === 0 ? "this line" : "each line of the text";
  return [
    {
      offset: wordsOf(line),
      found: show(line.text),
      expected: `${spaces(depth)} before each line below  ${opening.field?.name}: ${opening.field?.value}`,
      fix: `begin ${which} with ${spaces(depth)}`,
      edits: shallow.map((each) => indented(each, depth)),
    },
  ];
}

function deepFirstLine(lines: Lines, opening: Line): Slip[] {
  const block = blockBelow(lines, opening);
  const [first, ...others] = block.filter(({ isBlank }) => !isBlank);
  const depth = Math.min(...others.map(({ indent }) => indent));
  if (!first || others.length === 0 || depth >= first.indent) return [];
  if (depth <= (opening.field?.column ?? 0)) return [];
  return [
    {
      offset: first.start,
      found: `${spaces(first.indent)} before ${show(first.text)}`,
      expected: "as many spaces before the first line as before the others",
      fix: `begin this line with ${spaces(depth)}`,
      edits: [indented(first, depth)],
    },
  ];
}

const blocksIn = ({ lines }: Lines) =>
  lines.filter(({ field }) => header.test(field?.value ?? ""));

/** The first line of a text, deeper than those that follow it. */
export const findDeepFirstLines: SlipRule = (lines) =>
  blocksIn(lines).flatMap((line) => deepFirstLine(lines, line));

/** Text below a block sign that is not as deep as it must be. */
export const findShallowText: SlipRule = (lines) =>
  blocksIn(lines).flatMap((line) => shallowLine(lines, line));
