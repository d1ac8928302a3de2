import type { Keys } from "../../src/content/read/value-node";
import { type Value, isList } from "./write-yaml";

/** A name or an index. */
export type Key = Keys[number];

/** Wraps a value in a group of one field, or in a list of one entry. */
export const itemOf = (key: Key, value: Value): Value =>
  typeof key === "number" ? [value] : { [key]: value };

/** The value of a group's field or a list's entry. */
export const valueAt = (value: unknown, key: Key): unknown =>
  typeof value === "object" && value !== null
    ? Reflect.get(value, key)
    : undefined;

/** A copy of a value with another one at a place; undefined removes what is there. */
export function withValue(
  value: unknown,
  [key, ...rest]: Keys,
  written: unknown,
): unknown {
  if (key === undefined) return written;
  const changed = withValue(valueAt(value, key), rest, written);
  if (typeof key === "number") {
    const entries = isList(value) ? [...value] : [];
    entries.splice(key, 1, ...(changed === undefined ? [] : [changed]));
    return entries;
  }
  const isGroup = typeof value === "object" && !isList(value);
  return { ...(isGroup && value), [key]: changed };
}

/** A copy of a value in which an entry is swapped with the next one. */
export function movedDown(value: unknown, keys: Keys): unknown {
  const next = [...keys.slice(0, -1), Number(keys.at(-1)) + 1];
  const at = (place: Keys) => place.reduce(valueAt, value);
  return withValue(withValue(value, keys, at(next)), next, at(keys));
}

/** The same string for values that differ only in order or in empty parts. */
export function essence(value: unknown): string {
  const normalized = (each: unknown): unknown => {
    // A form writes these as text.
    if (typeof each === "number" || typeof each === "boolean")
      return String(each);
    if (typeof each !== "object" || each === null) return each ?? undefined;
    if (isList(each))
      return each.length === 0 ? undefined : each.map(normalized);
    const fields = Object.entries(each)
      .map(([name, field]) => [name, normalized(field)] as const)
      .filter(([, field]) => field !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return fields.length === 0 ? undefined : fields;
  };
  return JSON.stringify([normalized(value)]);
}
