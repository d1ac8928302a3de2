import type { CheckResult, Problem } from "../../src/content/check/result";

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

/** What the check found, warnings last. */
export const shownProblems = ({
  problems,
  warnings,
}: Pick<CheckResult, "problems" | "warnings">): ShownProblem[] => [
  ...problems.map((problem) => ({
    ...problem,
    kind: problem.isUnfinished ? ("missing" as const) : ("mistake" as const),
  })),
  ...warnings.map((warning) => ({ ...warning, kind: "warning" as const })),
];

export const countOf = (
  problems: readonly ShownProblem[],
  kind: ProblemKind,
): number => problems.filter((problem) => problem.kind === kind).length;
