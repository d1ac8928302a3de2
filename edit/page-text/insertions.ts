import { z } from "zod";
import {
  authorComponents,
  type AuthorComponentName,
} from "../../src/content/schema/components";
import { fieldNames, schemaAt } from "../../src/content/schema/schema-tree";
import { type TextSelection, replaced } from "./text-selection";

/**
 * Adds a link at the selection, on the selected words if there are any.
 *
 * @param address of a page; without one, the part that is still to be typed is
 * selected: the words, which are easier to overlook, or else the address
 */
export function linkTo(
  address: string | undefined,
  words: string,
  selected: TextSelection,
): TextSelection {
  const { text, from, to } = selected;
  const shown = text.slice(from, to) || words;
  const start = `[${shown}](`;
  const after = replaced(selected, `${start}${address ?? "https://"})`);
  if (address !== undefined) return { ...after, from: after.to };
  return from === to
    ? { ...after, from: from + 1, to: from + 1 + shown.length }
    : { ...after, from: from + start.length, to: after.to - 1 };
}

/** A component's tag, with the attributes that it requires, still to be filled in. */
function tagOf(name: AuthorComponentName, content: string): string {
  const { attributes, children } = authorComponents[name];
  const needed = fieldNames(attributes)
    .filter((key) => !(schemaAt(attributes, key) instanceof z.ZodOptional))
    .map((key) => ` ${key}=""`);
  const start = [name, ...needed].join("");
  if (children === "none") return `<${start} />`;
  const lines = content === "" ? "\n\n" : `\n\n${content}\n\n`;
  return `<${start}>${lines}</${name}>`;
}

/**
 * Adds a component to a text, with a blank line before and after: around the
 * selected words if it has content, or after the cursor's paragraph. Leaves the
 * cursor behind its opening tag.
 */
export function withComponent(
  name: AuthorComponentName,
  { text, from, to }: TextSelection,
): TextSelection {
  const holdsText = authorComponents[name].children === "blocks";
  const isAround = holdsText && from < to;
  const end = isAround ? to : to + text.slice(to).search(/\n[ \t]*\n|$/);
  const before = text.slice(0, isAround ? from : end).trimEnd();
  const after = text.slice(end).trimStart();
  const start = before === "" ? "" : `${before}\n\n`;
  const tag = tagOf(name, isAround ? text.slice(from, to).trim() : "");
  const at = start.length + tag.indexOf(">") + 1;
  return {
    text: `${start}${tag}\n${after === "" ? "" : `\n${after}`}`,
    from: at,
    to: at,
  };
}
