import type { Problem, ProblemKind } from "../../src/content/check/result";

/** The words before a problem that isn't a mistake. */
export const leadWords = {
  missing: "Still to fill in:",
  warning: "Worth a look:",
} as const;

export const countOf = (
  problems: readonly Problem[],
  kind: ProblemKind,
): number => problems.filter((problem) => problem.kind === kind).length;
