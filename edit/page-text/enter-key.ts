import { type Command, keymap } from "@codemirror/view";
import { nextItem } from "./line-signs";

/** Enter at the end of a list item begins the next one, or ends the list. */
const continueList: Command = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const begun = nextItem(line.text);
  if (begun === undefined || !main.empty || main.head !== line.to) return false;
  // Without an empty line, what follows would belong to the last item.
  const from = begun === "" ? line.from : line.to;
  const insert = `\n${begun}`;
  dispatch(
    state.update({
      changes: { from, to: line.to, insert },
      selection: { anchor: from + insert.length },
      scrollIntoView: true,
      userEvent: "input",
    }),
  );
  return true;
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

/** What Enter does in the text of a page, besides beginning another line. */
export const enterKeys = keymap.of(
  [leaveWords, continueList].map((run) => ({ key: "Enter", run })),
);
