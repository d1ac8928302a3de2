import type { CheckResult, Problem } from "./result";
import { count } from "../words/amounts";
import { breadcrumbs, printable, showWhole } from "../words/show";

/** A problem's words, safe to print, whatever file names they contain. */
export const printableWords = ({ where, found, expected, fix }: Problem) => ({
  where: showWhole(breadcrumbs(where)),
  found: printable(found),
  expected: printable(expected),
  fix: printable(fix),
});

/** Formats a problem, with a label before its place in words. */
function formatted(problem: Problem, label: string): string {
  const { file, line, column } = problem;
  const { where, found, expected, fix } = printableWords(problem);
  return [
    `${showWhole(file)}:${line}:${column}  ${label}${where}`,
    `  Found:    ${found}`,
    `  Expected: ${expected}`,
    `  Fix:      ${fix}`,
    "",
  ].join("\n");
}

/** Formats a problem for a terminal. Ends with a line break. */
export const formatProblem = (problem: Problem) =>
  formatted(problem, problem.kind === "warning" ? "Warning: " : "");

/** Formats a corrected problem for a terminal. Ends with a line break. */
export const formatCorrected = (problem: Problem) =>
  formatted(problem, "Corrected: ");

/** A note, which may have several lines, safe to print. */
export const formatNote = (note: string) =>
  note.split("\n").map(printable).join("\n");

/** The last line of a report. */
function summaryOf(
  { problems, warnings, files }: CheckResult,
  launch: boolean,
): string {
  const some = count(warnings.length, "warning");
  const andWarnings = warnings.length === 0 ? "" : `, ${some}`;
  if (problems.length > 0) {
    const wrong = new Set(problems.map(({ file }) => file)).size;
    const outcome = launch
      ? "The site is not ready to go public."
      : "Nothing was built.";
    return `${count(problems.length, "problem")} in ${count(wrong, "file")}${andWarnings}. ${outcome}`;
  }
  const checked = `${count(files, "file")} checked, no problems${andWarnings}.`;
  if (!launch) return checked;
  return warnings.length === 0
    ? `${checked} The site can go public.`
    : `${checked} Each warning asks you something: leave what is right, and change the rest. Then the site can go public.`;
}

/**
 * Formats a check's result for a terminal: every problem and warning, then a
 * summary. Ends without a line break.
 *
 * @param launch whether the check also covered the launch
 */
export const formatReport = (result: CheckResult, launch = false): string =>
  [
    ...[...result.problems, ...result.warnings].map(formatProblem),
    ...result.notes.map(formatNote),
    summaryOf(result, launch),
  ].join("\n");

/** Formats a check's result for other programs, which know `where` as `path`. */
export const formatJson = ({
  problems,
  files,
}: Pick<CheckResult, "problems" | "files">): string => {
  const reported = problems.map(
    ({ file, line, column, where, found, expected, fix }) => ({
      ...{ file, line, column, path: breadcrumbs(where) },
      ...{ found, expected, fix },
    }),
  );
  return JSON.stringify({ problems: reported, files }, null, 2);
};
