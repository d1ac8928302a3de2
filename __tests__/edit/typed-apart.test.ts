import { EditorState } from "@codemirror/state";
import { typedApart } from "../../edit/page-text/typed-apart";

const button = "<DonateButton />";

/** Words in the place of what is between `[` and `]` in a text. */
function written(marked: string, insert: string, userEvent = "input.type") {
  const state = EditorState.create({
    doc: marked.replace(/[[\]]/g, ""),
    selection: { anchor: marked.indexOf("["), head: marked.indexOf("]") - 1 },
    extensions: typedApart,
  });
  const change = state.replaceSelection(insert);
  const { newDoc, newSelection } = state.update(change, { userEvent });
  const { head } = newSelection.main;
  return `${newDoc.sliceString(0, head)}[]${newDoc.sliceString(head)}`;
}

test.each([
  // Beside tags
  [`${button}[]`, "a", `${button}\n\na[]`],
  [`[]\n${button}`, "a", `a[]\n\n${button}`],
  // On an empty line
  ["A\n[]\nB", "a", "A\n\na[]\n\nB"],
  ["A\n[]\nB", "- ", "A\n\n- []\n\nB"],
  ["A\n[]", "a", "A\n\na[]"],
  ["[]\nB", "a", "a[]\n\nB"],
  ["A\n []\nB", "a", "A\n\na[]\n\nB"],
  ["A\n\n[]\nB", "a", "A\n\na[]\n\nB"],
  ["A\n\n[]\n\nB", "a", "A\n\na[]\n\nB"],
  // A triple-click also selects the line break.
  ["A\n\n[B\n]\nC", "a", "A\n\na[]\n\nC"],
  // Lists and tables go on.
  ["- A\n[]\nB", "-", "- A\n-[]\n\nB"],
  ["1. A\n[]\n2. B", "2", "1. A\n2[]\n2. B"],
  ["- A\n[]\nB", "- a\n- b", "- A\n- a\n- b[]\n\nB"],
  ["| A |\n[]\n| B |", "|", "| A |\n|[]\n| B |"],
  ["| A |\n[]\nB", "| a |\n| --- |", "| A |\n\n| a |\n| --- |[]\n\nB"],
  ["- A\n[]\nB", "*a*", "- A\n\n*a*[]\n\nB"],
  // After Shift and Enter
  ["A<br />\n[]", "a", "A<br />\na[]"],
  // Empty lines, and what isn't on one
  ["A\n[]\nB", "\n", "A\n\n[]\nB"],
  ["A\n\n[B]\nC", "a", "A\n\na[]\nC"],
])("in %j, %j becomes %j", (before, insert, after) => {
  expect(written(before, insert)).toBe(after);
});

test("letters that are still being composed stay where they are", () => {
  expect(written("A\n[]\nB", "´", "input.type.compose")).toBe("A\n´[]\nB");
});
