import React from "react";
import { count } from "../src/content/words/amounts";
import { Mark } from "./look";
import { type ShownProblem, countOf } from "./state/shown-problems";

interface ProblemMarkProps {
  readonly problems: readonly ShownProblem[];
}

/** How many mistakes there are, or else, how much is still to be filled in. */
export function ProblemMark({ problems }: ProblemMarkProps) {
  const mistakes = countOf(problems, "mistake");
  const missing = countOf(problems, "missing");
  if (mistakes > 0) {
    return <Mark $kind="mistake">{count(mistakes, "problem")}</Mark>;
  }
  return missing > 0 && <Mark $kind="missing">{missing} to fill in</Mark>;
}
