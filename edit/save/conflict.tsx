import styled from "styled-components";
import { FileDiff } from "./file-diff";
import { firstClick } from "../components/first-click";
import { Button, Flow } from "../components/look";
import type { Conflict, Side } from "./merge";

/**
 * In the half of the dialog where Save wasn't, so that a late second click on it
 * chooses nothing.
 */
const Choices = styled(Flow)`
  align-items: center;
  max-width: 50%;
`;

interface ConflictProps {
  readonly conflict: Conflict;
  readonly onChoose: (side: Side) => void;
}

/**
 * A file in which two people changed the same lines, and buttons to choose a
 * version.
 */
export function ConflictToResolve({ conflict, onChoose }: ConflictProps) {
  const { path, mine, theirs, side } = conflict;
  const choice = (chosen: Side, words: string) => (
    <Button
      aria-pressed={side === chosen}
      // In a very narrow window, Save was in the same half.
      onClick={firstClick(() => onChoose(chosen))}
    >
      {words}
    </Button>
  );
  return (
    // Otherwise, a file that they deleted would be called new.
    <FileDiff path={path} before={theirs ?? ""} after={mine}>
      <Choices>
        <span>Which one?</span>
        {choice("mine", mine === null ? "Delete it, as I did" : "Keep mine")}
        {choice(
          "theirs",
          theirs === null ? "Delete it, as they did" : "Use theirs",
        )}
      </Choices>
    </FileDiff>
  );
}
