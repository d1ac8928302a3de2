import type { Keys } from "../../src/content/read/value-node";
import { type Value, isList } from "./write-yaml";

/** A name or an index. */
export type Key = Keys[number];

/** A YAML value as a form has it: text, also for numbers; undefined for null. */
export function toValue(value: unknown): Value | undefined {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => toValue(entry) ?? "");
  }
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") {
    return String(value);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, toValue(field)]),
  );
}

/** Wraps a value in a group of one field, or in a list of one entry. */
export const itemOf = (key: Key, value: Value): Value =>
  typeof key === "number" ? [value] : { [key]: value };

/** The value of a group's field or a list's entry. */
export function valueAt(value: Value | undefined, key: Key) {
  if (value === undefined || typeof value === "string") return undefined;
  return isList(value) ? value[Number(key)] : value[key];
}

/** A copy of a value with another one at a place; undefined removes what is there. */
export function withValue(
  value: Value | undefined,
  [key, ...rest]: Keys,
  written: Value | undefined,
): Value | undefined {
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
export function movedDown(
  value: Value | undefined,
  keys: Keys,
): Value | undefined {
  const list = keys.slice(0, -1);
  const index = Number(keys.at(-1));
  const entries = list.reduce<Value | undefined>(valueAt, value);
  if (!isList(entries)) return value;
  const swapped = entries.slice(index, index + 2).toReversed();
  return withValue(value, list, entries.toSpliced(index, 2, ...swapped));
}

/** The same string for values that differ only in order or in empty parts. */
export function essence(value: Value | undefined): string {
  const normalized = (each: Value | undefined): unknown => {
    if (each === undefined || typeof each === "string") return each;
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
