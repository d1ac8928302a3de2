import type { Keys } from "../../src/content/read/value-node";

/** The id of the control of a field, by its place in the file. */
export const idOf = (keys: Keys) => ["field", ...keys].join(".");

/** Selects what belongs to a field of the file. */
export const fieldParts = `[id^='${idOf([])}.']`;

/** The keys of the field that an element belongs to, if it is a control. */
export function keysAround(element: Element): Keys | undefined {
  if (!element.matches("input, select, textarea")) return undefined;
  const [, ...keys] = element.closest(fieldParts)?.id.split(".") ?? [];
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
