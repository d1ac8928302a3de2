import {
  type ChangeSpec,
  EditorState,
  type Extension,
  type Line,
  Text,
} from "@codemirror/state";
import {
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  keymap,
} from "@codemirror/view";
import { isElement, tagsInText } from "../text/text-tags";

/** Whether a line holds nothing but a tag. */
const isTagLine = ({ text, length }: Line) =>
  tagsInText(text).some(({ at, end }) => at === 0 && end === length);

const isBlank = ({ text }: Line) => text.trim() === "";

/** Whether a line begins, or may begin, an item of a list. */
const isItem = (text: string) =>
  /^\s*(?:[-*+]|\d+(?:[.)]|$))(?:\s|$)/.test(text);

/** Whether a text is one line that begins like the row of a table. */
const beginsRow = (text: string) => /^\|.*$/.test(text);

/** Whether a text beside a line goes on with the same list or table. */
const goesOn = (text: string, line: string) =>
  [isItem, beginsRow].some((isPart) => isPart(text) && isPart(line));

/** The line breaks that are missing on one side of a text that is put in a place. */
function missingBreaks(doc: Text, at: number, side: -1 | 1, text: string) {
  const line = doc.lineAt(at);
  const end = side < 0 ? line.to : line.from;
  if (isTagLine(line)) return at === end ? "\n\n" : "";
  const next = line.number + side;
  if (!isBlank(line) || next < 1 || next > doc.lines) return "";
  const words = doc.line(next).text;
  return words.trim() === "" || goesOn(text, words) ? "" : "\n";
}

/**
 * Makes what comes to stand beside a tag or on an empty line, however it gets
 * there, a block of its own, with a blank line on both sides. Otherwise, it would be
 * part of the paragraph before, and the paragraph after would be part of it.
 */
const blankLines = EditorState.transactionFilter.of((transaction) => {
  const { doc } = transaction.startState;
  // A letter that is still being composed would be typed twice: see below.
  if (transaction.isUserEvent("input.type.compose")) return transaction;
  const breaks: ChangeSpec[] = [];
  transaction.changes.iterChanges((from, to, start, end, inserted) => {
    const text = inserted.toString();
    const line = doc.lineAt(from);
    // Typed before the words, these would be left on a line of their own.
    const spaces = isBlank(line) ? from - line.from : 0;
    // After Shift and Enter, a paragraph goes on.
    const isNextLine = doc.sliceString(0, from).endsWith("<br />\n");
    if (text.trim() === "" || isNextLine) return;
    const before = missingBreaks(doc, from, -1, text);
    const after = missingBreaks(doc, to, 1, text);
    if (before && !text.startsWith("\n")) {
      breaks.push({ from: start - spaces, to: start, insert: before });
    }
    if (after && !text.endsWith("\n")) {
      breaks.push({ from: end, insert: after });
    }
  });
  return breaks.length > 0
    ? [transaction, { changes: breaks, sequential: true }]
    : transaction;
});

/** Sets the words on a line apart, as if they came to an empty line. */
function setApart(view: EditorView, at: number) {
  const { doc } = view.state;
  const line = doc.lineAt(at);
  // They may have been given up.
  if (isBlank(line)) return;
  const { from, to, text } = line;
  const before = doc.replace(from, to, Text.empty);
  view.dispatch({
    changes: [
      { from, insert: missingBreaks(before, from, -1, text) },
      { from: to, insert: missingBreaks(before, from, 1, text) },
    ],
    userEvent: "input.type",
  });
}

/**
 * In milliseconds. On Android, CodeMirror reads what was composed only after 20,
 * and a change before that would discard it.
 */
const settled = 50;

/** Letters with accents, and on most phones all words, are composed first. */
const composedApart = ViewPlugin.define(
  () => ({
    /** The line that was empty when they began; -1 for none. */
    lineAt: -1,
    update({ changes }: ViewUpdate) {
      if (this.lineAt >= 0) this.lineAt = changes.mapPos(this.lineAt);
    },
  }),
  {
    eventHandlers: {
      compositionstart(_, { state }) {
        const line = state.doc.lineAt(state.selection.main.head);
        if (isBlank(line)) this.lineAt = line.from;
      },
      compositionend(_, view) {
        setTimeout(() => {
          // The next word may be composed already.
          if (this.lineAt < 0 || view.compositionStarted) return;
          setApart(view, this.lineAt);
          this.lineAt = -1;
        }, settled);
      },
    },
  },
);

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

/** Keeps what is added apart from photos, notes, and paragraphs. */
export const typedApart: Extension = [
  blankLines,
  composedApart,
  EditorView.inputHandler.of((view, _from, _to, words) =>
    typeBelow(view, words),
  ),
  keymap.of([{ key: "Enter", run: (view) => typeBelow(view, "") }]),
];
