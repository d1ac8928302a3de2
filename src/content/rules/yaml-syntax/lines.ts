import type { FieldPlace } from "../../schema/schema-tree";

/** A field, as it is written on a line. */
export interface Field {
  readonly name: string;
  readonly value: string;
  /** The spaces before it, which may include special ones. */
  readonly start: string;
  /** What is between these and its name: `- ` or nothing, or another bullet. */
  readonly bullet: string;
  /** Whether the space after its colon is missing, or the colon is there twice. */
  readonly isTight: boolean;
}

/** One line of YAML, read on its own, so that the file may be invalid. */
export interface Line {
  /** Where it starts in the file, and its text without the line break. */
  readonly at: number;
  readonly text: string;
  readonly field: Field | undefined;
  /** Where the field belongs, by the schema and the fields above it. */
  readonly place?: FieldPlace;
  /** A hyphen and a space if they belong before it, or else nothing. */
  readonly bullet?: string;
  /**
   * The column of the text that it continues, if it needs more spaces to do so.
   */
  readonly textColumn: number | undefined;
}

/** YAML's indicator of text on the indented lines below: `|-`. */
const blockIndicator = /^[|>][-+]?\d?(?: +#.*)?$/;

const fieldLine = /^(\s*)((?:- +)*|[-–—•*] *)(\w[\w-]*) *:(:?)(.*)$/;

/** A line that isn't a field, an entry, or the words before a colon. */
const sentence = /^\s*(?!- )(?!(?:[\w-]+ ){0,2}[\w-]+ ?:)\S+ \S/;

function fieldOn(text: string, isKnown: (name: string) => boolean) {
  const match = fieldLine.exec(text);
  if (!match) return undefined;
  const [, start = "", bullet = "", name = "", more, rest = ""] = match;
  const isTight = more === ":" || /^\S/.test(rest);
  // Other words before a colon: `https://…` or 9:30.
  if (isTight && !isKnown(name)) return undefined;
  return { name, value: rest.trim(), start, bullet, isTight };
}

/** Returns a function that says where the field of the next line belongs. */
function placer(places: readonly FieldPlace[]) {
  let last: FieldPlace | undefined;
  /** The fields of the list's entry so far. */
  let entry: Set<string> | undefined;
  const seen = new Set<FieldPlace>();
  /** Where a group starts that doesn't belong there. */
  let unknown = Infinity;

  /** A group and those around it, from the inside out. */
  const groupsFrom = (group: string): string[] => {
    if (group === "") return [group];
    const parent = places.find(({ name }) => name === group)?.parent ?? "";
    return [group, ...groupsFrom(parent)];
  };

  return ({ name, value, start, bullet }: Field) => {
    if (start.length > unknown) return undefined;
    const typed = start.length + bullet.length;
    const groups = last ? [last.name, ...groupsFrom(last.parent)] : [""];
    const open = groups.flatMap((group) =>
      places.filter((each) => each.name === name && each.parent === group),
    );
    const place = open.find(({ column }) => column === typed) ?? open[0];
    unknown = !place && value === "" ? start.length : Infinity;
    if (!place) return undefined;
    const { inEntry, beginsEntry, column } = place;
    // It must be another field of the same name, which the schema doesn't know.
    if (seen.has(place) && column === 0 && typed > 0) return undefined;
    const signs = [beginsEntry, entry?.has(name) ?? true, bullet !== ""];
    const hasHyphen = inEntry && signs.filter(Boolean).length > 1;
    if (hasHyphen) entry = new Set();
    entry?.add(name);
    seen.add(place);
    last = place;
    return { place, bullet: hasHyphen ? "- " : "" };
  };
}

/**
 * The lines of YAML, except comments, blank ones, and those in blocks of text.
 *
 * @param places of the fields that the schema knows
 */
export function* linesOf(
  yaml: string,
  places: readonly FieldPlace[],
): Generator<Line> {
  const isKnown = (name: string) => places.some((place) => place.name === name);
  const placed = placer(places);
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
    // Unless it is a field whose colon was forgotten.
    const goesOn =
      blockColumn < Infinity && sentence.test(text) && !isKnown(firstWord);
    const textColumn = goesOn ? blockColumn + 2 : undefined;
    if (!goesOn) blockColumn = Infinity;
    if (text.startsWith("#", indent)) continue;
    const field = fieldOn(text, isKnown);
    if (field && blockIndicator.test(field.value)) {
      blockColumn = field.start.length + field.bullet.length;
    }
    yield { at, text, field, ...(field && placed(field)), textColumn };
  }
}
