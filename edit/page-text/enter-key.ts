import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import { type Command, keymap } from "@codemirror/view";
import { type Format, commandOf } from "./format";
import { nextItem } from "./line-markers";
import { isInRow, nextRow } from "./table-rows";

/** Enter at the end of a list item begins the next one, or ends the list. */
const continueList: Format = (state) => {
  const { main } = state.selection;
  const { text, from, to } = state.doc.lineAt(main.head);
  const begun = nextItem(text);
  if (begun === undefined || !main.empty || main.head !== to) return undefined;
  if (begun !== "") return state.replaceSelection(`\n${begun}`);
  // Without an empty line, what follows would belong to the last item.
  return {
    changes: { from, to, insert: "\n" },
    selection: { anchor: from + 1 },
  };
};

/** Types words in a block of some kinds that is in nothing else. */
const typingIn =
  (kinds: RegExp, words: string): Format =>
  (state) => {
    const { head } = state.selection.main;
    let node = syntaxTree(state).resolveInner(head, -1);
    while (node.parent?.parent) node = node.parent;
    // The parser takes a table for a paragraph.
    const isTable = state.doc.lineAt(head).text.startsWith("|");
    const isThere = kinds.test(node.name) && !isTable;
    return isThere ? state.replaceSelection(words) : undefined;
  };

/** Enter begins another paragraph, which Markdown needs an empty line for. */
const beginParagraph = typingIn(/^(?:Paragraph|ATXHeading)/, "\n\n");

/** Whether the next line runs together with the one that ends at the cursor. */
function isBeforeLine(state: EditorState) {
  const { to } = state.selection.main;
  const around = state.sliceDoc(Math.max(0, to - "<br />".length), to + 2);
  if (!/^(?!<br \/>)[^]*\n[^|<\n]$/.test(around)) return false;
  let node = syntaxTree(state).resolveInner(to, -1);
  while (node.parent && node.name !== "Paragraph") node = node.parent;
  return node.name === "Paragraph" && node.to > to;
}

/** Shift and Enter begin another line of the same paragraph, list item or cell. */
const breakLine: Format = (state) => {
  if (isInRow(state)) return state.replaceSelection("<br />");
  const words = isBeforeLine(state) ? "<br />" : "<br />\n";
  return typingIn(/^(?:Paragraph|ATXHeading|\w+List)/, words)(state);
};

/** Before Enter, the cursor leaves the bold or italic words that end the line. */
const leaveWords: Command = ({ state, dispatch }) => {
  const { main } = state.selection;
  const { text, from, to } = state.doc.lineAt(main.head);
  if (main.empty && /^[*_]+$/.test(text.slice(main.head - from))) {
    dispatch(state.update({ selection: { anchor: to } }));
  }
  return false;
};

const typing = (format: Format) => commandOf(format, "input");

/** What Enter does in the text of a page, besides beginning another line. */
export const enterKeys = keymap.of([
  { key: "Enter", run: leaveWords, shift: typing(breakLine) },
  ...[continueList, nextRow, beginParagraph].map((format) => ({
    key: "Enter",
    run: typing(format),
  })),
]);
