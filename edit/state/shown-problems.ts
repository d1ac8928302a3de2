import type { CheckResult, Problem } from "../../src/content/check/result";

/** What is still to be filled in is no mistake; only a warning allows saving. */
export type ProblemKind = "mistake" | "missing" | "warning";

/** A problem as the editor shows it. */
export interface ShownProblem extends Problem {
  readonly kind: ProblemKind;
}

/**
 * What the check found, the warnings last. Where nothing is written, somebody may
 * just have added something, or have emptied a field to write something else.
 */
export const shownProblems = ({
  problems,
  warnings,
}: Pick<CheckResult, "problems" | "warnings">): ShownProblem[] => [
  ...problems.map((problem) => ({
    ...problem,
    kind: problem.isMissing ? ("missing" as const) : ("mistake" as const),
  })),
  ...warnings.map((warning) => ({ ...warning, kind: "warning" as const })),
];

export const countOf = (
  problems: readonly ShownProblem[],
  kind: ProblemKind,
): number => problems.filter((problem) => problem.kind === kind).length;
