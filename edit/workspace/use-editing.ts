import { useDeferredValue, useEffect, useState } from "react";
import { liveChecks } from "../check/live-checks";
import type { OpenContent } from "../store/store";
import type { Draft } from "../state/drafts";
import { baseOf, startState, unsavedFiles } from "../state/content-state";
import { liveState } from "../state/live-state";
import { joinMoves } from "../state/moved-pages";
import { changedFiles } from "../store/texts";
import { useDraft } from "./use-draft";
import { useNewest } from "./use-newest";

/** The content as it is being edited, and everything derived from it. */
export function useEditing(open: OpenContent, draft: Draft | undefined) {
  const [live] = useState(() => liveState(startState(open, draft)));
  const [checks] = useState(() => liveChecks(live));
  const state = useNewest(live);
  // Typing goes first: rendering the problems can wait.
  const latest = useDeferredValue(useNewest(checks));
  // Each check begins when the result of the last one is rendered.
  useEffect(() => void checks.next(), [checks, latest]);
  return {
    live,
    state,
    /**
     * What differs from what was last read or saved or, in a review, from the
     * site.
     */
    changes: joinMoves(changedFiles(baseOf(state), state.texts)),
    unsaved: unsavedFiles(state),
    checks,
    result: latest.result,
    preview: latest.preview,
    /** The texts of the last check: not always the newest. */
    checkedTexts: latest.state.texts,
    isChecked:
      latest.result !== undefined && latest.state.texts === state.texts,
    draftStatus: useDraft(open.name, live, state),
  };
}

export type Editing = ReturnType<typeof useEditing>;
