import type { Problem } from "../../src/content/check/result";
import { count } from "../../src/content/words/amounts";
import { Badge } from "./look";
import { countOf } from "../check/problem-kinds";

interface ProblemBadgeProps {
  readonly problems: readonly Problem[];
}

/** How many mistakes there are, or, if none, how much is still to be filled in. */
export function ProblemBadge({ problems }: ProblemBadgeProps) {
  const mistakes = countOf(problems, "mistake");
  const missing = countOf(problems, "missing");
  if (mistakes > 0) {
    return <Badge $kind="mistake">{count(mistakes, "problem")}</Badge>;
  }
  return missing > 0 && <Badge $kind="missing">{missing} to fill in</Badge>;
}
