import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import { type Command, keymap } from "@codemirror/view";
import { nextItem } from "./line-markers";
import { nextRow } from "./table-rows";

/** Types something at the cursor, in place of what is selected. */
const typing =
  (words: string): Command =>
  (view) => {
    view.dispatch(view.state.replaceSelection(words), {
      scrollIntoView: true,
      userEvent: "input",
    });
    return true;
  };

/** Enter at the end of a list item begins the next one, or ends the list. */
const continueList: Command = (view) => {
  const { main } = view.state.selection;
  const { text, from, to } = view.state.doc.lineAt(main.head);
  const begun = nextItem(text);
  if (begun === undefined || !main.empty || main.head !== to) return false;
  // Without an empty line, what follows would belong to the last item.
  if (begun === "") view.dispatch({ selection: { anchor: from, head: to } });
  return typing(`\n${begun}`)(view);
};

/** Enter in a table begins the next row, or ends the table. */
const continueTable: Command = (view) => {
  const row = nextRow(view.state);
  if (!row) return false;
  view.dispatch(row, { scrollIntoView: true, userEvent: "input" });
  return true;
};

/** Whether the cursor is in a block of some kinds that is in nothing else. */
function isIn(state: EditorState, kinds: RegExp) {
  const { head } = state.selection.main;
  let node = syntaxTree(state).resolveInner(head, -1);
  while (node.parent?.parent) node = node.parent;
  // The parser takes a table for a paragraph.
  const isTable = state.doc.lineAt(head).text.startsWith("|");
  return kinds.test(node.name) && !isTable;
}

/** Enter begins another paragraph, which Markdown needs an empty line for. */
const beginParagraph: Command = (view) =>
  isIn(view.state, /^(?:Paragraph|ATXHeading)/) && typing("\n\n")(view);

/** Shift and Enter begin another line of the same paragraph or list item. */
const breakLine: Command = (view) =>
  isIn(view.state, /^(?:Paragraph|ATXHeading|\w+List)/) &&
  typing("<br />\n")(view);

/** Before Enter, the cursor leaves the bold or italic words that end the line. */
const leaveWords: Command = ({ state, dispatch }) => {
  const { main } = state.selection;
  const { text, from, to } = state.doc.lineAt(main.head);
  if (main.empty && /^[*_]+$/.test(text.slice(main.head - from))) {
    dispatch(state.update({ selection: { anchor: to } }));
  }
  return false;
};

/** What Enter does in the text of a page, besides beginning another line. */
export const enterKeys = keymap.of([
  { key: "Enter", run: leaveWords, shift: breakLine },
  { key: "Enter", run: continueList },
  { key: "Enter", run: continueTable },
  { key: "Enter", run: beginParagraph },
]);
