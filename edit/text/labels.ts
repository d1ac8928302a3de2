import { z } from "zod";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import {
  kindOf,
  nameInWords,
  required,
  schemaAt,
  titleOf,
} from "../../src/content/schema/schema-tree";
import { languageName } from "../../src/content/words/language-name";

/** What the form calls a field, or an entry of a list: its title, or `Pillar 3`. */
export function labelOf({ key, name, schema, parent, entryName }: ValueNode) {
  if (typeof key === "string") return titleOf(schema, key);
  const singular = titleOf(parent?.schema, name).replace(/(?<=ss)es$|s$/, "");
  return entryName?.trim() ?? `${singular} ${key + 1}`;
}

/** The labels in the form that lead to a field, which may be missing. */
export function labelsOf(node: ValueNode, [key, ...rest]: Keys): string[] {
  if (key === undefined) return [];
  const child = node.child(key);
  return child
    ? [labelOf(child), ...labelsOf(child, rest)]
    : [titleOf(node.schema && schemaAt(node.schema, key), String(key))];
}

/** The names that a field is a choice of; none for other fields. */
export function choicesOf(schema: z.core.$ZodType): string[] {
  const type = required(schema);
  return type instanceof z.ZodEnum ? type.options.map(String) : [];
}

/** What the form shows for one of a field's choices: `Spanish` for `es`. */
export const choiceInWords = (schema: z.core.$ZodType, name: string) =>
  kindOf(schema) === "language" ? languageName(name) : nameInWords(name);
