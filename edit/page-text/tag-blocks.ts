import { forEachDiagnostic, setDiagnosticsEffect } from "@codemirror/lint";
import {
  type ChangeSpec,
  EditorState,
  type Extension,
  type Line,
  RangeSet,
  StateField,
} from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
} from "@codemirror/view";
import { TagBlock, blockLook } from "./tag-block";
import {
  type TextTag,
  pairsOf,
  shownBy,
  tagInWords,
  tagsInText,
} from "../text/text-tags";

/** The address of a picture, by its path in the content folder. */
export type SourceOf = (path: string) => string | undefined;

/** Where mistakes begin. */
function wrongPlaces(state: EditorState): ReadonlySet<number> {
  const places = new Set<number>();
  forEachDiagnostic(state, ({ severity }, from) => {
    if (severity === "error") places.add(from);
  });
  return places;
}

/**
 * Shows tags as blocks, with the pictures that they name. The cursor passes them in
 * one step, and they are deleted as a whole: a tag that lost a character would be a
 * mistake.
 */
export function tagBlocks(sourceOf: SourceOf): Extension {
  const blocksIn = (state: EditorState): DecorationSet => {
    const wrong = wrongPlaces(state);
    const tags = tagsInText(state.doc.toString());
    return RangeSet.of(
      tags
        .filter(({ isComplete }) => isComplete)
        .map((tag) => {
          const { at, end } = tag;
          const widget = new TagBlock({
            words: tagInWords(tag),
            source: sourceOf(shownBy(tag).picture ?? ""),
            length: end - at,
            isWrong: wrong.has(at),
          });
          return Decoration.replace({ widget }).range(at, end);
        }),
    );
  };
  const blocks = StateField.define<DecorationSet>({
    create: blocksIn,
    update(before, { docChanged, effects, state }) {
      const isChecked = effects.some((each) => each.is(setDiagnosticsEffect));
      return docChanged || isChecked ? blocksIn(state) : before;
    },
    provide: (field) => [
      EditorView.decorations.from(field),
      EditorView.atomicRanges.of(({ state }) => state.field(field)),
    ],
  });
  const isChosen = ({ state }: EditorView) => {
    const { from, to } = state.selection.main;
    let isBlock = false;
    state.field(blocks).between(from, to, (at, end) => {
      isBlock ||= at === from && end === to;
    });
    return isBlock;
  };
  return [
    blocks,
    blockLook,
    deletedInPairs,
    typedApart,
    // People who type after clicking a photo don't mean to replace it.
    EditorView.inputHandler.of(isChosen),
    keymap.of([
      {
        key: "Enter",
        run(view) {
          if (!isChosen(view)) return false;
          const { to } = view.state.selection.main;
          view.dispatch({ selection: { anchor: to } });
          // Enter then adds a line break after the block.
          return false;
        },
      },
    ]),
  ];
}

/** The end of a note is deleted with its start: either alone would be a mistake. */
const deletedInPairs = EditorState.transactionFilter.of((transaction) => {
  const { changes, docChanged, startState, newDoc } = transaction;
  if (!docChanged) return transaction;
  const before = pairsOf(tagsInText(startState.doc.toString()));
  if (before.length === 0) return transaction;
  const after = pairsOf(tagsInText(newDoc.toString())).flat();
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

/** Whether a line holds nothing but a tag. */
const isTagLine = ({ text, length }: Line) =>
  tagsInText(text).some(({ at, end }) => at === 0 && end === length);

/** Puts a blank line, which the check requires, between a tag and typed text. */
const typedApart = EditorState.transactionFilter.of((transaction) => {
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
    else if (length === 0 && isBelow) addBreaks(start, 1);
    else if (length === 0 && isAbove) addBreaks(end, 1);
  });
  return breaks.length > 0
    ? [transaction, { changes: breaks, sequential: true }]
    : transaction;
});
