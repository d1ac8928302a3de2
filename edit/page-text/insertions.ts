import type { EditorState } from "@codemirror/state";
import { z } from "zod";
import {
  authorComponents,
  type AuthorComponentName,
} from "../../src/content/schema/components";
import { fieldNames, schemaAt } from "../../src/content/schema/schema-tree";
import type { Format, TextRange } from "./format";
import { selectedWords } from "./line-markers";

/** A link in the text of a page, and its words. */
const link = /\[([^[\]]*)\]\([^()]*\)/g;

/**
 * Adds a link at the cursor, or on the selected words of one line, in place of the
 * links that they have.
 *
 * @param address of a page; without one, the cursor is where the words are still
 * to be typed, or else the address is selected
 */
export const linkTo =
  (address: string | undefined, words: string): Format =>
  (state) => {
    const { head } = state.selection.main;
    const [{ from, to } = { from: head, to: head }] = selectedWords(state);
    const shown = state.sliceDoc(from, to).replaceAll(link, "$1") || words;
    const start = `[${shown}](`;
    const changes = { from, to, insert: `${start}${address ?? "https://"})` };
    const end = from + changes.insert.length;
    if (address !== undefined) return { changes, selection: { anchor: end } };
    return shown === ""
      ? { changes, selection: { anchor: from + 1 } }
      : { changes, selection: { anchor: from + start.length, head: end - 1 } };
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
 * after. Leaves the cursor after its opening tag.
 */
function withElement(
  state: EditorState,
  { from, to }: TextRange,
  tag: string,
  rest = "",
) {
  const before = state.sliceDoc(0, from).trimEnd();
  const after = state.sliceDoc(to).trimStart();
  const start = (before && "\n\n") + tag;
  return {
    changes: {
      from: before.length,
      to: state.doc.length - after.length,
      insert: `${start}${rest}\n${after && "\n"}`,
    },
    selection: { anchor: before.length + start.length },
  };
}

/**
 * Where an element can be added: at the cursor if its line begins there, or else
 * after its paragraph.
 */
function placeIn(state: EditorState): TextRange {
  const { head } = state.selection.main;
  const isAtStart = state.doc.lineAt(head).from === head;
  const rest = isAtStart ? 0 : state.sliceDoc(head).search(/\n[ \t]*\n|$/);
  return { from: head + rest, to: head + rest };
}

/**
 * Adds a component to a text: around the selected words if it has content, or
 * near the cursor.
 */
export const withComponent =
  (name: AuthorComponentName): Format =>
  (state) => {
    const { main } = state.selection;
    const holdsText = authorComponents[name].children === "blocks";
    const isAround = holdsText && !main.empty;
    const content = isAround ? state.sliceDoc(main.from, main.to).trim() : "";
    const { tag, rest } = tagOf(name, content);
    return withElement(state, isAround ? main : placeIn(state), tag, rest);
  };

/** Adds an element in place of what is selected, or near the cursor. */
export const withElementInPlace =
  (element: string): Format =>
  (state) => {
    const { main } = state.selection;
    const place = main.empty ? placeIn(state) : main;
    return withElement(state, place, element);
  };
