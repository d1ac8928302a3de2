import { show } from "../words";
import type { FieldPath } from "./fields";

const namingFields = ["title", "label", "value"];

/** What stands in for a value that could not be read. */
const isFiller = (name: string) => /^x+$/.test(name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** "Wildlife Monitoring" for a card of that title, "item 3" for one without. */
function itemName(item: unknown, index: number): string {
  const names = isRecord(item) ? namingFields.map((name) => item[name]) : [];
  const name = names.find((text) => typeof text === "string" && text.trim());
  return typeof name === "string" && !isFiller(name)
    ? show(name)
    : `item ${index + 1}`;
}

/** A field's place in words: `programs › Wildlife Monitoring › image`. */
export function fieldWords(
  root: string,
  value: unknown,
  path: FieldPath,
): string {
  const words = [root];
  let container = value;
  for (const key of path) {
    const child: unknown = isRecord(container)
      ? Reflect.get(container, key)
      : undefined;
    words.push(
      typeof key === "number" ? itemName(child, key) : show(key.toString()),
    );
    container = child;
  }
  return words.join(" › ");
}
