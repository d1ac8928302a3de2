import type { FieldPlace } from "../../schema/schema-tree";
import { FieldPlacer, type PlacedField } from "./field-placer";

/** One line of YAML, read on its own, so that the file may be invalid. */
export interface Line {
  /** Where it starts in the file, and its text without the line break. */
  readonly at: number;
  readonly text: string;
  /** The spaces at its start, which may include special ones. */
  readonly start: string;
  /** What is between these and the field's name: `- ` or nothing. */
  readonly bullet: string;
  readonly field:
    | {
        readonly name: string;
        readonly value: string;
        readonly isTight: boolean;
      }
    | undefined;
  /** Where the field belongs, if the schema knows it. */
  readonly placed: PlacedField | undefined;
  /**
   * The column of the text that it continues, if it needs more spaces to do so.
   */
  readonly textColumn: number | undefined;
}

/** YAML's indicator of text on the indented lines below: `|-`. */
export const blockIndicator = /^[|>][-+]?\d?(?: +#.*)?$/;

const fieldLine = /^(\s*)((?:- +)*)(\w[\w-]*) *:(?: +(.*)|$)/;

/** The same without the space after its colon, like `https://…` or 9:30. */
const tightLine = /^(\s*)((?:- +)*)(\w[\w-]*):(\S.*)$/;

/** A line that isn't a field, an entry, or the words before a colon. */
const sentence = /^\s*(?!- )(?!(?:[\w-]+ ){0,2}[\w-]+ ?:)\S+ \S/;

/**
 * The lines of YAML, except comments, blank ones, and those in blocks of text.
 *
 * @param places of the fields that the schema knows
 */
export function* linesOf(
  yaml: string,
  places: readonly FieldPlace[],
): Generator<Line> {
  const placer = new FieldPlacer(places);
  let next = 0;
  // What begins farther to the right belongs to a block.
  let blockColumn = Infinity;
  for (const whole of yaml.split("\n")) {
    const at = next;
    next += whole.length + 1;
    const text = whole.replace(/\r$/, "");
    const indent = text.search(/[^ ]|$/);
    if (/^[ \t]*$/.test(text) || indent > blockColumn) continue;
    const [firstWord = ""] = /\w+/.exec(text) ?? [];
    const goesOn =
      blockColumn < Infinity &&
      sentence.test(text) &&
      // A field whose colon was forgotten.
      !placer.has(firstWord);
    const textColumn = goesOn ? blockColumn + 2 : undefined;
    if (!goesOn) blockColumn = Infinity;
    if (text.startsWith("#", indent)) continue;
    const tight = tightLine.exec(text);
    const isTight = tight?.[3] !== undefined && placer.has(tight[3]);
    const match = isTight ? tight : fieldLine.exec(text);
    const [, start = text.slice(0, indent), bullet = "", name = "", rest = ""] =
      match ?? [];
    const value = rest.trim();
    const field = match ? { name, value, isTight } : undefined;
    if (field && blockIndicator.test(value)) {
      blockColumn = start.length + bullet.length;
    }
    const placed = field && placer.add({ name, value, start, bullet });
    yield { at, text, start, bullet, field, placed, textColumn };
  }
}
