import { FileDiff } from "./file-diff";
import { firstClick } from "../components/first-click";
import { Button, Row } from "../components/look";
import type { ChosenConflict, Side } from "./use-saving";

interface ConflictProps {
  readonly conflict: ChosenConflict;
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
      // It appears where Save was.
      onClick={firstClick(() => onChoose(chosen))}
    >
      {words}
    </Button>
  );
  return (
    // Otherwise, a file that they deleted would be called new.
    <FileDiff path={path} before={theirs ?? ""} after={mine}>
      <Row>
        <span>Which one?</span>
        {choice("mine", mine === null ? "Delete it, as I did" : "Keep mine")}
        {choice(
          "theirs",
          theirs === null ? "Delete it, as they did" : "Use theirs",
        )}
      </Row>
    </FileDiff>
  );
}
