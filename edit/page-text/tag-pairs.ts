import {
  type ChangeDesc,
  EditorState,
  MapMode,
  type Text,
} from "@codemirror/state";
import { type TextTag, elementsOf, tagsInText } from "../text/text-tags";

const elementsIn = (text: Text) => elementsOf(tagsInText(text.toString()));

const isDeleted = (changes: ChangeDesc, { at, end }: TextTag) =>
  [at + 1, end - 1].every(
    (each) => changes.mapPos(each, 1, MapMode.TrackDel) === null,
  );

/** Deletes both ends of a note together: either alone is a mistake. */
export const tagPairs = EditorState.transactionFilter.of((transaction) => {
  const { changes, docChanged, startState, newDoc } = transaction;
  if (!docChanged) return transaction;
  const before = elementsIn(startState.doc);
  if (before.length === 0) return transaction;
  const after = elementsIn(newDoc).flat();
  // A tag that was moved, or pasted again, is still there.
  const isPaired = ({ at }: TextTag) =>
    after.some((tag) => tag.at === changes.mapPos(at, 1));
  const left = before
    .filter((ends) => ends.some((tag) => isDeleted(changes, tag)))
    .flatMap((ends) =>
      ends.filter((tag) => !isDeleted(changes, tag) && !isPaired(tag)),
    );
  if (left.length === 0) return transaction;
  return [
    transaction,
    { changes: left.map(({ at, end }) => ({ from: at, to: end })) },
  ];
});

/** Whether a tag, from one offset to another, is all of its line. */
function isAlone(text: Text, at: number, end: number) {
  const { from, to } = text.lineAt(at);
  return from === at && to === end;
}

/**
 * Moves the cursor to a tag instead of joining its line with words, which would be
 * a mistake: one Backspace too many is easily pressed.
 */
export const tagLines = EditorState.transactionFilter.of((transaction) => {
  const { changes, startState, newDoc } = transaction;
  const { doc, selection } = startState;
  const { empty, head } = selection.main;
  if (!empty || !transaction.isUserEvent("delete")) return transaction;
  const joined = tagsInText(doc.toString()).find(
    (tag) =>
      isAlone(doc, tag.at, tag.end) &&
      !isDeleted(changes, tag) &&
      !isAlone(newDoc, changes.mapPos(tag.at, 1), changes.mapPos(tag.end, -1)),
  );
  if (!joined) return transaction;
  return { selection: { anchor: head > joined.at ? joined.end : joined.at } };
});
