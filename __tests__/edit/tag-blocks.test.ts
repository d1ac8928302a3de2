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
  expect(moved).toBe('<Note title="a">\n\nOne\n\n</Note>\n\n\nTwo\n');
  expect(replaced('<Note title="a">', '<Note title="b">')).toContain("</Note>");
});
