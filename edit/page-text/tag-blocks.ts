import { forEachDiagnostic, setDiagnosticsEffect } from "@codemirror/lint";
import {
  type EditorState,
  type Extension,
  RangeSet,
  StateField,
} from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import { TagBlock, blockLook } from "./tag-block";
import { tagLines, tagPairs } from "./tag-pairs";
import { typedApart } from "./typed-apart";
import { shownBy, tagInWords, tagsInText } from "../text/text-tags";

/** The address of a picture, by its path in the content folder. */
export type SourceOf = (path: string) => string | undefined;

/**
 * Shows tags as blocks, with the pictures that they name. The cursor passes them in
 * one step, and they are deleted as a whole: a tag that lost a character would be a
 * mistake.
 */
export function tagBlocks(sourceOf: SourceOf): Extension {
  const blocksIn = (state: EditorState): DecorationSet => {
    const wrong = new Set<number>();
    forEachDiagnostic(state, ({ severity }, from) => {
      if (severity === "error") wrong.add(from);
    });
    const tags = tagsInText(state.doc.toString());
    return RangeSet.of(
      tags
        .filter(({ isComplete }) => isComplete)
        .map((tag) => {
          const { at, end } = tag;
          const widget = new TagBlock({
            words: tagInWords(tag),
            source: sourceOf(shownBy(tag).picture ?? ""),
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
  return [blocks, blockLook, tagPairs, tagLines, typedApart];
}
