import { count } from "./check/words";
import type { CheckResult, Problem } from "./problem";

function describe(problem: Problem): string {
  const { file, line, column, path, found, expected, fix } = problem;
  return [
    `${file}:${line}:${column}  ${path}`,
    `  Found:    ${found}`,
    `  Expected: ${expected}`,
    `  Fix:      ${fix}`,
    "",
  ].join("\n");
}

/**
 * What a check found, as text for a terminal: every problem, then a count and
 * what follows from it. Ends without a line break.
 */
export function formatReport({
  problems,
  files,
  notes,
  launch,
}: Omit<CheckResult, "photos">): string {
  const wrong = new Set(problems.map(({ file }) => file)).size;
  const outcome = launch
    ? "The site is not ready to be public."
    : "Nothing was built.";
  const summary =
    problems.length === 0
      ? `${count(files, "file")} checked, no problems.`
      : `${count(problems.length, "problem")} in ${count(wrong, "file")}. ${outcome}`;
  return [...problems.map(describe), ...notes, summary].join("\n");
}
