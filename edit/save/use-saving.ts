import { useState } from "react";
import { markSaved } from "../state/content-state";
import { bringIn, withChoices } from "./bring-in";
import { describeChanges } from "./describe-changes";
import type { Conflict, Side } from "./merge";
import { titleOfFile } from "../state/files";
import { useWorkspace } from "../workspace/use-workspace";

/** How saving went. */
export type SaveOutcome =
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly pull?: string | undefined }
  /** Nothing was saved, for a reason in words for staff. */
  | { readonly kind: "refused"; readonly reason: string }
  /** Nothing was saved yet, because somebody else has saved other changes. */
  | {
      readonly kind: "changedSince";
      /** Files in which both have changed the same lines. */
      readonly conflicts: readonly Conflict[];
      /** The titles of files that hold both changes now. */
      readonly merged: readonly string[];
      /** The pull request that was closed without being merged, if one was. */
      readonly closed: string | undefined;
    };

/**
 * Saves the changes. If somebody else changed other lines in the meantime,
 * merges both, to be looked at and saved again. If they changed the same lines,
 * `choose` keeps what is written here, or takes what they wrote, which can be
 * undone.
 */
export function useSaving() {
  const { store, editing, navigation, fileTitle } = useWorkspace();
  const { live, unsaved: changes } = editing;
  const { now, update } = live;
  const [outcome, setOutcome] = useState<SaveOutcome>();
  /** Closes the open list entry: at its index, there may be somebody else's now. */
  const leaveEntry = () => navigation.setPlace({ path: navigation.place.path });

  const trySaving = async (title: string): Promise<SaveOutcome> => {
    const { lines } = describeChanges(changes, fileTitle);
    const description = lines.join("\n");
    const answer = await store
      .save({ changes, title, description })
      .catch(String);
    const isHalfSaved = store.mayHaveSaved?.() ?? false;
    update((state) => ({ ...state, isHalfSaved }));
    if (typeof answer === "string") {
      return {
        kind: "refused",
        reason: `${answer} What you wrote is kept here.`,
      };
    }
    if ("saved" in answer) {
      update((state) => markSaved(state, changes));
      return { kind: "saved", pull: answer.pull };
    }
    const before = now();
    const { state, merged, conflicts } = bringIn(before, answer.changedSince);
    update(() => state);
    leaveEntry();
    const titles = merged.map(({ path }) =>
      // Only the merged state has somebody else's new files.
      titleOfFile(path, state.texts, before.texts),
    );
    return {
      kind: "changedSince",
      conflicts,
      // A page that was moved is there under both paths.
      merged: [...new Set(titles)],
      closed: answer.closed,
    };
  };

  return {
    /** Undefined before saving, and once conflicts are resolved. */
    outcome,
    save: async (title: string) => {
      setOutcome({ kind: "saving" });
      const result = await trySaving(title);
      setOutcome(result);
      return result;
    },
    /**
     * Applied once every file has a choice, all at once, so that one Undo takes
     * them back.
     */
    choose: (path: string, side: Side) => {
      if (outcome?.kind !== "changedSince") return;
      const conflicts = outcome.conflicts.map((each) =>
        each.path === path ? { ...each, side } : each,
      );
      if (conflicts.some((each) => each.side === undefined)) {
        setOutcome({ ...outcome, conflicts });
        return;
      }
      update((before) => withChoices(before, conflicts));
      leaveEntry();
      setOutcome(undefined);
    },
  };
}
