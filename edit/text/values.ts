import type { Keys } from "../../src/content/read/value-node";
import { type Value, isList } from "./write-yaml";

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

/** A copy of a value with a change at a place; undefined removes what is there. */
export function changedAt(
  value: Value | undefined,
  [key, ...rest]: Keys,
  change: (value: Value | undefined) => Value | undefined,
): Value | undefined {
  if (key === undefined) return change(value);
  if (typeof key === "number") {
    return (isList(value) ? value : []).flatMap((entry, index) => {
      const changed = index === key ? changedAt(entry, rest, change) : entry;
      return changed === undefined ? [] : [changed];
    });
  }
  const fields = new Map<string, Value | undefined>(
    typeof value === "object" && !isList(value) ? Object.entries(value) : [],
  );
  fields.set(key, changedAt(fields.get(key), rest, change));
  return Object.fromEntries(fields);
}

/** The value of a group's field or a list's entry. */
export function valueAt(value: Value | undefined, key: string | number) {
  if (value === undefined || typeof value === "string") return undefined;
  return isList(value) ? value[Number(key)] : value[key];
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
