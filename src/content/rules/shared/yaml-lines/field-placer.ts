import type { FieldPlace } from "../../../schema/schema-tree";

/** Where a field belongs, by the schema and the fields above it. */
export interface PlacedField {
  readonly place: FieldPlace;
  /** Whether it is in its group once its line starts right. */
  readonly isHome: boolean;
  /** A hyphen and a space if they belong before it, or else nothing. */
  readonly bullet: string;
}

/** The text of a line, the spaces and the bullet at its start, and its field. */
interface NextLine {
  readonly text: string;
  readonly start: string;
  readonly bullet: string;
  readonly field: { readonly name: string } | undefined;
}

/** Finds out where the fields of a file belong, line by line. */
export class FieldPlacer {
  #last: FieldPlace | undefined;
  /** The fields of the list's entry so far. */
  #entry: Set<string> | undefined;
  readonly #seen = new Set<FieldPlace>();
  /** Where a group starts that the schema doesn't know. */
  #unknown = Infinity;

  constructor(readonly places: readonly FieldPlace[]) {}

  /** The groups that a field may be in here, from the inside out. */
  get open(): readonly string[] {
    const open: string[] = [];
    let { name = "", parent = "" } = this.#last ?? {};
    while (name !== "") {
      open.push(name);
      name = parent;
      parent = this.places.find((place) => place.name === name)?.parent ?? "";
    }
    return [...open, ""];
  }

  /** Where a field belongs: in the open group that has one in its column, or at all. */
  placeOf(name: string, open = this.open, column?: number) {
    const places = this.places.filter((place) => place.name === name);
    const inOpen = open.flatMap((group) =>
      places.filter(({ parent }) => parent === group),
    );
    const inColumn = inOpen.find((place) => place.column === column);
    return inColumn ?? inOpen[0] ?? places[0];
  }

  /** Where the field of the next line belongs, if the schema knows it. */
  add({ field, start, bullet, text }: NextLine): PlacedField | undefined {
    if (start.length > this.#unknown) return undefined;
    const typed = start.length + bullet.length;
    const place = field && this.placeOf(field.name, this.open, typed);
    this.#unknown = !place && /:\s*$/.test(text) ? start.length : Infinity;
    if (!place) return undefined;
    const { name, inEntry, beginsEntry, column } = place;
    const isHome = this.open.includes(place.parent);
    const isOther = !isHome || (column === 0 && typed > 0);
    // It must be another field of the same name, which the schema doesn't know.
    if (this.#seen.has(place) && isOther) return undefined;
    const isRepeated = this.#entry?.has(name) ?? true;
    const hyphen =
      inEntry &&
      (beginsEntry ? isRepeated || bullet !== "" : isRepeated && bullet !== "");
    if (hyphen) this.#entry = new Set();
    this.#entry?.add(name);
    this.#seen.add(place);
    this.#last = place;
    return { place, isHome, bullet: hyphen ? "- " : "" };
  }
}
