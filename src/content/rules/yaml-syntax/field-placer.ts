import type { FieldPlace } from "../../schema/schema-tree";

/** Where a field belongs, by the schema and the fields above it. */
export interface PlacedField {
  readonly place: FieldPlace;
  /** A hyphen and a space if they belong before it, or else nothing. */
  readonly bullet: string;
}

/** A line's field, and the spaces and the bullet before it. */
interface NextField {
  readonly name: string;
  readonly value: string;
  readonly start: string;
  readonly bullet: string;
}

/** Finds out where the fields of a file belong, line by line. */
export class FieldPlacer {
  #last: FieldPlace | undefined;
  /** The fields of the list's entry so far. */
  #entry: Set<string> | undefined;
  readonly #seen = new Set<FieldPlace>();
  /** Where a group starts that doesn't belong there. */
  #unknown = Infinity;

  constructor(readonly places: readonly FieldPlace[]) {}

  /** The groups that a field may be in here, from the inside out. */
  get #open(): readonly string[] {
    const open: string[] = [];
    let { name = "", parent = "" } = this.#last ?? {};
    while (name !== "") {
      open.push(name);
      name = parent;
      parent = this.places.find((place) => place.name === name)?.parent ?? "";
    }
    return [...open, ""];
  }

  /** Whether any group has a field of this name. */
  has(name: string): boolean {
    return this.places.some((place) => place.name === name);
  }

  /** Where the field of the next line belongs, if an open group has one. */
  add({ name, value, start, bullet }: NextField): PlacedField | undefined {
    if (start.length > this.#unknown) return undefined;
    const typed = start.length + bullet.length;
    const places = this.#open.flatMap((group) =>
      this.places.filter(
        (place) => place.name === name && place.parent === group,
      ),
    );
    const place = places.find(({ column }) => column === typed) ?? places[0];
    this.#unknown = !place && value === "" ? start.length : Infinity;
    if (!place) return undefined;
    const { inEntry, beginsEntry, column } = place;
    // It must be another field of the same name, which the schema doesn't know.
    if (this.#seen.has(place) && column === 0 && typed > 0) return undefined;
    const isRepeated = this.#entry?.has(name) ?? true;
    const hyphen =
      inEntry &&
      (beginsEntry ? isRepeated || bullet !== "" : isRepeated && bullet !== "");
    if (hyphen) this.#entry = new Set();
    this.#entry?.add(name);
    this.#seen.add(place);
    this.#last = place;
    return { place, bullet: hyphen ? "- " : "" };
  }
}
