import { useEffect, useState } from "react";
import type { OpenContent } from "../store/store";
import type { Draft } from "../state/drafts";
import { baseOf, startState, unsavedFiles } from "../state/content-state";
import { liveState } from "../state/live-state";
import { joinMoves } from "../state/moved-pages";
import { changedFiles } from "../store/texts";
import { useCheck } from "./use-check";
import { useDraft } from "./use-draft";

/** The content as it is being edited, and everything derived from it. */
export function useEditing(open: OpenContent, draft: Draft | undefined) {
  const [live] = useState(() => liveState(startState(open, draft)));
  // Not with useSyncExternalStore, which would make the next key wait for
  // React.
  const [state, setState] = useState(live.now);
  useEffect(() => live.listen(setState), [live]);
  const { state: checked, ...latest } = useCheck(live);
  return {
    live,
    state,
    /**
     * What differs from what was last read or saved or, in a review, from the
     * site.
     */
    changes: joinMoves(changedFiles(baseOf(state), state.texts)),
    unsaved: unsavedFiles(state),
    ...latest,
    /** The texts of the last check: not always the newest. */
    checkedTexts: checked.texts,
    isChecked: latest.result !== undefined && checked.texts === state.texts,
    draftStatus: useDraft(open.name, live, state),
  };
}

export type Editing = ReturnType<typeof useEditing>;
