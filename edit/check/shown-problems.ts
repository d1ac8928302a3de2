import type { CheckResult, Problem } from "../../src/content/check/result";
import { missingParts } from "./incomplete";

/** What is still to be filled in isn't a mistake, but only warnings allow saving. */
export type ProblemKind = "mistake" | "missing" | "warning";

/** A problem as the editor shows it. */
export interface ShownProblem extends Problem {
  readonly kind: ProblemKind;
}

/** The words before a problem that isn't a mistake. */
export const leadWords = {
  missing: "Still to fill in:",
  warning: "Worth a look:",
} as const;

/**
 * What the check found, warnings last. Where nothing or half a date is written,
 * it is called missing, not a mistake: somebody may still be typing.
 */
export const shownProblems = ({
  problems,
  warnings,
}: Pick<CheckResult, "problems" | "warnings">): ShownProblem[] => [
  ...problems.map((problem): ShownProblem => {
    const parts = missingParts(problem.found);
    if (parts === undefined) {
      return { ...problem, kind: problem.isUnfinished ? "missing" : "mistake" };
    }
    return { ...problem, kind: "missing", isUnfinished: true, expected: parts };
  }),
  ...warnings.map((warning) => ({ ...warning, kind: "warning" as const })),
];

export const countOf = (
  problems: readonly ShownProblem[],
  kind: ProblemKind,
): number => problems.filter((problem) => problem.kind === kind).length;
