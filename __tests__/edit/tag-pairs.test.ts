import { EditorState } from "@codemirror/state";
import { tagLines, tagPairs } from "../../edit/page-text/tag-pairs";

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

test.each([
  [`${opening}\n[]Text`, -1, `${opening}[]\nText`],
  [`Text[]\n</Note>`, 1, `Text\n[]</Note>`],
  [`${opening}\n\n[]Text`, -1, `${opening}\n[]Text`],
  [`${opening}\n[]\nText`, -1, `${opening}[]\nText`],
])(
  "deleting beside a tag in %j joins no words with it",
  (before, by, after) => {
    const at = before.indexOf("[]");
    const state = EditorState.create({
      doc: before.replace("[]", ""),
      selection: { anchor: at },
      extensions: tagLines,
    });
    const changes = { from: Math.min(at, at + by), to: Math.max(at, at + by) };
    const { newDoc, newSelection } = state.update({
      changes,
      userEvent: "delete",
    });
    const { head } = newSelection.main;
    expect(`${newDoc.sliceString(0, head)}[]${newDoc.sliceString(head)}`).toBe(
      after,
    );
  },
);
