import { EditorState, type Extension, type Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type TextTag, pairsOf, tagsInText } from "../text/text-tags";

const pairsIn = (text: Text) => pairsOf(tagsInText(text.toString()));

/** Deletes the other end of a note with the one that is deleted. */
const deletedInPairs = EditorState.transactionFilter.of((transaction) => {
  const { changes, docChanged, startState, newDoc } = transaction;
  if (!docChanged) return transaction;
  const before = pairsIn(startState.doc);
  if (before.length === 0) return transaction;
  const after = pairsIn(newDoc).flat();
  const isDeleted = ({ at, end }: TextTag) =>
    changes.mapPos(at, 1) >= changes.mapPos(end, -1);
  // A tag that was moved, or pasted again, is still there.
  const isPaired = ({ at }: TextTag) =>
    after.some((tag) => tag.at === changes.mapPos(at, 1));
  const left = before
    .filter((pair) => pair.some(isDeleted))
    .flatMap((pair) => pair.filter((tag) => !isDeleted(tag) && !isPaired(tag)));
  if (left.length === 0) return transaction;
  return [
    transaction,
    { changes: left.map(({ at, end }) => ({ from: at, to: end })) },
  ];
});

/** Selects a whole note before one end of it is copied or cut. */
function selectWhole(_: ClipboardEvent, { state, dispatch }: EditorView) {
  const { main } = state.selection;
  // Without a selection, its line is copied.
  const { from, to } = main.empty ? state.doc.lineAt(main.head) : main;
  const isTaken = ({ at, end }: TextTag) => from <= at && end <= to;
  const torn = pairsIn(state.doc)
    .filter(([start, end]) => isTaken(start) !== isTaken(end))
    .flat();
  if (torn.length === 0) return;
  const anchor = Math.min(from, ...torn.map(({ at }) => at));
  const head = Math.max(to, ...torn.map(({ end }) => end));
  dispatch({ selection: { anchor, head } });
}

/** A note is copied and deleted with both of its ends: either alone is a mistake. */
export const tagPairs: Extension = [
  deletedInPairs,
  EditorView.domEventHandlers({ copy: selectWhole, cut: selectWhole }),
];
