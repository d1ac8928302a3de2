import { useEffect, useState } from "react";
import type { Content } from "../../src/content/content";
import type { OpenContent } from "../store";
import type { Draft } from "./drafts";
import {
  type Texts,
  baseOf,
  changedFiles,
  startEdits,
  unsavedFiles,
  withChanges,
} from "./edits";
import { liveEdits } from "./live-edits";
import { useChecked } from "./use-checked";
import { useDraft } from "./use-draft";

/** The last content without a mistake, and the texts that it was read from. */
interface Shown {
  readonly content: Content | undefined;
  readonly texts: Texts;
}

/**
 * What is written, and all that follows from it: the changed files, those of them
 * that aren't saved yet, what the check says, and the last content without a
 * mistake.
 */
export function useEditing(
  { name, folder, ...open }: OpenContent,
  draft: Draft | undefined,
) {
  const [live] = useState(() => liveEdits(startEdits(open, draft)));
  // Not by useSyncExternalStore, which would make the next key wait for React.
  const [edits, setEdits] = useState(live.now);
  useEffect(() => live.listen(setEdits), [live]);
  const changes = changedFiles(baseOf(edits), edits.texts);

  const latest = useChecked(folder, live);
  const { texts: checkedTexts, checked } = latest;
  const { content, replaced = [], stale = [] } = checked ?? {};
  const [shown, setShown] = useState<Shown>({ content, texts: checkedTexts });
  if (content && content !== shown.content) {
    setShown({ content, texts: withChanges(checkedTexts, replaced) });
  }

  const kept = useDraft(name, live, edits);

  return {
    edits,
    now: live.now,
    dispatch: live.dispatch,
    changes,
    unsaved: unsavedFiles(edits),
    checkedTexts,
    result: checked?.result,
    shown,
    stale,
    kept,
  };
}

export type Editing = ReturnType<typeof useEditing>;
