import { EditorState } from "@codemirror/state";
import { tagPairs } from "../../edit/page-text/tag-pairs";

const opening = `<Note title="Soon">`;

test.each([
  ["deleted", ""],
  ["typed over", "A"],
])("when one end of a note is %s, the other one goes, too", (_, insert) => {
  const state = EditorState.create({
    doc: `${opening}\n\nText\n\n</Note>`,
    extensions: tagPairs,
  });

  const changes = { from: 0, to: opening.length, insert };

  expect(state.update({ changes }).newDoc.toString()).toBe(
    `${insert}\n\nText\n\n`,
  );
});
