import { useMemo, useReducer, useState } from "react";
import type { Content } from "../../src/content/content";
import type { OpenContent } from "../store";
import type { Draft } from "./drafts";
import { type Texts, changedFiles, edit, goOn } from "./edits";
import { useChecked } from "./use-checked";
import { useDraft } from "./use-draft";

/** The last content without a mistake, and the texts that it was read from. */
interface Shown {
  readonly content: Content | undefined;
  readonly texts: Texts;
}

/**
 * What is written, and all that follows from it: the changed files, what the
 * check says, and the last content without a mistake.
 */
export function useEditing(
  { name, folder, ...open }: OpenContent,
  draft: Draft | undefined,
) {
  const [edits, dispatch] = useReducer(edit, goOn(open.base, draft ?? open));
  const { base, texts, known } = edits;
  const others = useMemo(() => {
    const entries = open.others.entries.filter(({ path }) => !known.has(path));
    return { ...open.others, entries };
  }, [open.others, known]);
  const changes = useMemo(() => changedFiles({ base, texts }), [base, texts]);

  const { texts: checkedTexts, result } = useChecked(
    folder,
    others,
    edits,
    changes,
  );
  const { content } = result;
  const [shown, setShown] = useState<Shown>({ content, texts: checkedTexts });
  if (content && content !== shown.content) {
    setShown({ content, texts: checkedTexts });
  }

  const kept = useDraft(name, edits, changes);

  return {
    edits,
    dispatch,
    others,
    changes,
    checkedTexts,
    result,
    shown,
    kept,
  };
}
