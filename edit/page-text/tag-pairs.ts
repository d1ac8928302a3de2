import { EditorState, MapMode, type Text } from "@codemirror/state";
import { type TextTag, elementsOf, tagsInText } from "../text/text-tags";

const elementsIn = (text: Text) => elementsOf(tagsInText(text.toString()));

/** Deletes both ends of a note together: either alone is a mistake. */
export const tagPairs = EditorState.transactionFilter.of((transaction) => {
  const { changes, docChanged, startState, newDoc } = transaction;
  if (!docChanged) return transaction;
  const before = elementsIn(startState.doc);
  if (before.length === 0) return transaction;
  const after = elementsIn(newDoc).flat();
  const isDeleted = ({ at, end }: TextTag) =>
    [at + 1, end - 1].every(
      (each) => changes.mapPos(each, 1, MapMode.TrackDel) === null,
    );
  // A tag that was moved, or pasted again, is still there.
  const isPaired = ({ at }: TextTag) =>
    after.some((tag) => tag.at === changes.mapPos(at, 1));
  const left = before
    .filter((ends) => ends.some(isDeleted))
    .flatMap((ends) => ends.filter((tag) => !isDeleted(tag) && !isPaired(tag)));
  if (left.length === 0) return transaction;
  return [
    transaction,
    { changes: left.map(({ at, end }) => ({ from: at, to: end })) },
  ];
});
