import { EditorState } from "@codemirror/state";
import { tagBlocks } from "../../edit/page-text/tag-blocks";

const note = '<Note title="a">\n\nOne\n\n</Note>\n\nTwo\n';

/** Puts words in the place of the first such part of the text. */
function replaced(part: string, insert = "") {
  const extensions = tagBlocks(() => undefined);
  const state = EditorState.create({ doc: note, extensions });
  const from = note.indexOf(part);
  const changes = { from, to: from + part.length, insert };
  return state.update({ changes }).newDoc.toString();
}

test("the start and the end of a note are deleted together", () => {
  expect(replaced('<Note title="a">')).toBe("\n\nOne\n\n\n\nTwo\n");
  expect(replaced("</Note>")).toBe("\n\nOne\n\n\n\nTwo\n");
});

test("not if another one takes its place", () => {
  const moved = replaced("\n</Note>\n", "</Note>\n\n");
  expect(moved).toBe('<Note title="a">\n\nOne\n</Note>\n\n\nTwo\n');
  expect(replaced('<Note title="a">', '<Note title="b">')).toContain("</Note>");
});

const button = "<DonateButton />";

test.each([
  ["after a tag", button, button.length, `${button}\n\na`],
  ["below a tag", `${button}\n`, button.length + 1, `${button}\n\na`],
  ["before a tag", button, 0, `a\n\n${button}`],
  ["above a tag", `\n${button}`, 0, `a\n\n${button}`],
  [
    "between the tags of a note",
    "<Note>\n\n</Note>",
    7,
    "<Note>\n\na\n\n</Note>",
  ],
])("what is typed %s is apart from it", (_, doc, from, text) => {
  const extensions = tagBlocks(() => undefined);
  const state = EditorState.create({ doc, extensions });

  const { newDoc, newSelection } = state.update({
    changes: { from, insert: "a" },
    selection: { anchor: from + 1 },
    userEvent: "input.type",
  });

  expect(newDoc.toString()).toBe(text);
  expect(text.slice(0, newSelection.main.head)).toMatch(/(^|\n)a$/);
});
