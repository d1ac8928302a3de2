import { z } from "zod";
import {
  authorComponents,
  type AuthorComponentName,
} from "../../src/content/schema/components";
import { fieldNames, schemaAt } from "../../src/content/schema/schema-tree";
import { lineStart } from "../../src/content/read/text";
import {
  type TextChange,
  type TextSelection,
  replaced,
} from "./text-selection";

/**
 * Adds a link at the selection, on the selected words if there are any.
 *
 * @param address of a page; without one, the part that is still to be typed is
 * selected: the words, which are easier to overlook, or else the address
 */
export const linkTo =
  (address: string | undefined, words: string): TextChange =>
  (selected) => {
    const { text, from, to } = selected;
    const shown = text.slice(from, to) || words;
    const start = `[${shown}](`;
    const after = replaced(selected, `${start}${address ?? "https://"})`);
    if (address !== undefined) return { ...after, from: after.to };
    return from === to
      ? { ...after, from: from + 1, to: from + 1 + shown.length }
      : { ...after, from: from + start.length, to: after.to - 1 };
  };

/**
 * A component's tag, with the attributes that it requires, still to be filled in,
 * and what follows it: its content and its closing tag.
 */
function tagOf(name: AuthorComponentName, content: string) {
  const { attributes, children } = authorComponents[name];
  const needed = fieldNames(attributes)
    .filter((key) => !(schemaAt(attributes, key) instanceof z.ZodOptional))
    .map((key) => ` ${key}=""`);
  const start = [name, ...needed].join("");
  if (children === "none") return { tag: `<${start} />`, rest: "" };
  const lines = content === "" ? "\n\n" : `\n\n${content}\n\n`;
  return { tag: `<${start}>`, rest: `${lines}</${name}>` };
}

/**
 * Writes an element in place of a part of a text, with a blank line before and
 * after. Leaves the cursor after it.
 */
function withElement(
  element: string,
  { text, from, to }: TextSelection,
): TextSelection {
  const before = text.slice(0, from).trimEnd();
  const after = text.slice(to).trimStart();
  const start = before === "" ? element : `${before}\n\n${element}`;
  return {
    text: `${start}\n${after === "" ? "" : `\n${after}`}`,
    from: start.length,
    to: start.length,
  };
}

/**
 * Where an element can be added: at the cursor if its line begins there, or else
 * after its paragraph.
 */
function placeFor({ text, to: cursor }: TextSelection): TextSelection {
  const isAtStart = lineStart(text, cursor) === cursor;
  const rest = isAtStart ? 0 : text.slice(cursor).search(/\n[ \t]*\n|$/);
  return { text, from: cursor + rest, to: cursor + rest };
}

/**
 * Adds a component to a text: around the selected words if it has content, or
 * near the cursor. Leaves the cursor after its opening tag.
 */
export const withComponent =
  (name: AuthorComponentName): TextChange =>
  (selected) => {
    const { text, from, to } = selected;
    const holdsText = authorComponents[name].children === "blocks";
    const isAround = holdsText && from < to;
    const content = isAround ? text.slice(from, to).trim() : "";
    const { tag, rest } = tagOf(name, content);
    const place = isAround ? selected : placeFor(selected);
    const added = withElement(tag + rest, place);
    const at = added.from - rest.length;
    return { ...added, from: at, to: at };
  };

/** Pastes an element in place of what is selected. */
export const withPastedElement =
  (element: string): TextChange =>
  (selected) =>
    withElement(
      element,
      placeFor({ ...replaced(selected, ""), to: selected.from }),
    );
