import { useWorkspace } from "../workspace/use-workspace";
import type { SaveOutcome } from "./use-saving";

/** Tells staff how saving went, and what to do next. */
export function OutcomeInWords({ outcome }: { outcome: SaveOutcome }) {
  const { store } = useWorkspace();
  switch (outcome.kind) {
    case "saving":
      return undefined;
    case "refused":
      return <p>{outcome.reason}</p>;
    case "saved":
      return (
        outcome.pull && (
          <p>
            <a href={outcome.pull} target="_blank" rel="noreferrer">
              See the change on GitHub, where it is checked and merged
            </a>
            . {store.whenShown}
          </p>
        )
      );
    case "changedSince": {
      const { conflicts, merged, closed } = outcome;
      return (
        <>
          <p>Nothing has been saved yet.</p>
          {closed !== undefined && (
            <p>
              The pull request was closed on GitHub without being merged, so
              what it changed is no longer here. You can still find it in{" "}
              <a href={closed} target="_blank" rel="noreferrer">
                the closed pull request
              </a>
              .
            </p>
          )}
          {conflicts.length > 0 && (
            <p>
              {closed === undefined
                ? "Somebody else changed the same lines or files since you opened them."
                : "Since then, you have changed the same lines or files again, where the site still has what others wrote."}{" "}
              Choose a version of each file: in a text, what they wrote is
              crossed out, and what you wrote is marked; for a picture, only
              yours is shown. Everything in a text that isn’t marked is kept
              either way. If you choose their version, Undo brings yours back.
              But once you choose, you can’t undo earlier changes.
            </p>
          )}
          {merged.length + conflicts.length === 0 && <p>Save again.</p>}
          {merged.length > 0 && (
            <p>
              {closed === undefined
                ? `Meanwhile, somebody else changed ${merged.join(", ")}. Their changes have been merged with yours.`
                : `These no longer have the changes from that pull request, but still have what you have written since: ${merged.join(", ")}.`}{" "}
              If the pages look right, save again. You can’t undo past this
              point.
            </p>
          )}
        </>
      );
    }
  }
}
