import {
  type ChangeSpec,
  EditorState,
  type Extension,
  type Line,
} from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { isElement, tagsInText } from "../text/text-tags";

/** Whether a line holds nothing but a tag. */
const isTagLine = ({ text, length }: Line) =>
  tagsInText(text).some(({ at, end }) => at === 0 && end === length);

/** Puts a blank line, which the check requires, between a tag and typed text. */
const blankLines = EditorState.transactionFilter.of((transaction) => {
  const { doc } = transaction.startState;
  const isTyped =
    transaction.isUserEvent("input.type") &&
    !transaction.isUserEvent("input.type.compose");
  if (!isTyped) return transaction;
  const breaks: ChangeSpec[] = [];
  const addBreaks = (from: number, count: number) => {
    breaks.push({ from, insert: "\n".repeat(count) });
  };
  transaction.changes.iterChanges((from, to, start, end, { lines }) => {
    if (from !== to || lines > 1) return;
    const line = doc.lineAt(from);
    const { number, length } = line;
    const isBelow = number > 1 && isTagLine(doc.line(number - 1));
    const isAbove = number < doc.lines && isTagLine(doc.line(number + 1));
    if (isTagLine(line)) addBreaks(from === line.to ? start : end, 2);
    if (length === 0 && isBelow) addBreaks(start, 1);
    if (length === 0 && isAbove) addBreaks(end, 1);
  });
  return breaks.length > 0
    ? [transaction, { changes: breaks, sequential: true }]
    : transaction;
});

/** Types below a photo or note that was clicked, instead of replacing it. */
function typeBelow(view: EditorView, words: string) {
  const { from, to } = view.state.selection.main;
  if (!isElement(view.state.sliceDoc(from, to))) return false;
  // A letter and its accent, such as é, would be typed in two places.
  if (view.compositionStarted) return true;
  const insert = `\n\n${words}`;
  view.dispatch({
    changes: { from: to, insert },
    selection: { anchor: to + insert.length },
    userEvent: "input.type",
    scrollIntoView: true,
  });
  return true;
}

/** Keeps what is typed apart from photos and notes. */
export const typedApart: Extension = [
  blankLines,
  EditorView.inputHandler.of((view, _from, _to, words) =>
    typeBelow(view, words),
  ),
  keymap.of([{ key: "Enter", run: (view) => typeBelow(view, "") }]),
];
