import type { FieldPlace } from "../../../schema/schema-tree";
import { FieldPlacer, type PlacedField } from "./field-placer";

/** One line of YAML, read on its own, so that the file may be invalid. */
export interface Line {
  /** Where it starts in the file, and its text without the line break. */
  readonly at: number;
  readonly text: string;
  readonly index: number;
  /** The spaces at its start, which may include special ones. */
  readonly start: string;
  /** What is there between these and the field's name: `- ` or nothing. */
  readonly bullet: string;
  readonly field: { readonly name: string; readonly value: string } | undefined;
  /** Where the field belongs, if the schema knows it. */
  readonly placed: PlacedField | undefined;
  /** Where another field belongs if it stands on this line. */
  readonly placeOf: (name: string) => FieldPlace | undefined;
}

/** YAML's indicator of text on the indented lines below: `|-`. */
export const blockIndicator = /^[|>][-+]?\d?(?: +#.*)?$/;

const fieldLine = /^(\s*)((?:- +)*)(\w[\w-]*) *:(?: +(.*)|$)/;

/**
 * The lines of YAML, besides comments, blank ones, and those in blocks of text.
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
  for (const [index, whole] of yaml.split("\n").entries()) {
    const at = next;
    next += whole.length + 1;
    const text = whole.replace(/\r$/, "");
    const indent = text.search(/[^ ]|$/);
    if (/^[ \t]*$/.test(text) || indent > blockColumn) continue;
    blockColumn = Infinity;
    if (text.startsWith("#", indent)) continue;
    const match = fieldLine.exec(text);
    const [, start = text.slice(0, indent), bullet = "", name = "", rest = ""] =
      match ?? [];
    const column = start.length + bullet.length;
    const value = rest.trim();
    const field = match ? { name, value } : undefined;
    if (field && blockIndicator.test(value)) blockColumn = column;
    const line = { at, text, index, start, bullet, field };
    const placed = placer.add(line);
    const { open } = placer;
    const placeOf = (other: string) => placer.placeOf(other, open);
    yield { ...line, placed, placeOf };
  }
}
