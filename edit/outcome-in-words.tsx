import React from "react";
import type { Conflict } from "./state/merge";
import type { SaveOutcome } from "./use-saving";

interface OutcomeInWordsProps {
  readonly outcome: SaveOutcome;
  /** When visitors will see what was saved. */
  readonly whenShown: string;
  /** What staff call a file. */
  readonly fileTitle: (path: string) => string;
}

type ConflictsInWordsProps = Pick<OutcomeInWordsProps, "fileTitle"> & {
  readonly conflicts: readonly Conflict[];
};

/** What two people have done to the same files. */
function ConflictsInWords({ conflicts, fileTitle }: ConflictsInWordsProps) {
  const isInLines = conflicts.some(
    ({ now, mine }) => now !== null && mine !== null,
  );
  return (
    <>
      <p>
        {isInLines &&
          "Somebody else changed the same lines since you opened them. "}
        Below, their words are crossed out, and yours are marked. Everything
        that isn’t marked is kept either way. You can’t undo anything from
        before your choice.
      </p>
      {conflicts.map(({ path, now, mine }) => (
        <React.Fragment key={path}>
          {now === null && <p>Somebody deleted {fileTitle(path)}.</p>}
          {mine === null && (
            <p>You deleted {fileTitle(path)}, and somebody changed it.</p>
          )}
        </React.Fragment>
      ))}
    </>
  );
}

/** Says what became of saving, and what to do next. */
export function OutcomeInWords(props: OutcomeInWordsProps) {
  const { outcome, whenShown, fileTitle } = props;
  switch (outcome.kind) {
    case "refused":
      return <p>{outcome.reason}</p>;
    case "saved":
      return (
        outcome.link && (
          <p>
            <a href={outcome.link.address} target="_blank" rel="noreferrer">
              {outcome.link.words}
            </a>
            . {whenShown}
          </p>
        )
      );
    case "changedSince": {
      const { conflicts, merged } = outcome;
      return (
        <>
          <p>Nothing has been saved yet.</p>
          {conflicts.length > 0 && (
            <ConflictsInWords conflicts={conflicts} fileTitle={fileTitle} />
          )}
          {merged.length > 0 && (
            <p>
              Meanwhile, somebody else changed {merged.join(", ")}. Their
              changes have been merged with yours, and the pages show both. Save
              again if they are right. You can’t undo past this point.
            </p>
          )}
        </>
      );
    }
  }
}
