import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { type Value, isList } from "./write-yaml";

/** A name or an index. */
export type Key = Keys[number];

/** A value as a form has it: text, also for numbers; undefined for none. */
export function formValue(node: ValueNode): Value | undefined {
  const { text, value, children } = node;
  if (text !== undefined || !value) return text;
  return Array.isArray(value)
    ? children.map((entry) => formValue(entry) ?? "")
    : Object.fromEntries(
        children.map((field) => [field.key, formValue(field)]),
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
