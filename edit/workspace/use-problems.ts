import type { Problem } from "../../src/content/check/result";
import { checkTexts } from "../check/check-texts";
import { baseOf } from "../state/content-state";
import { withChanges } from "../store/texts";
import { wordsOfProblem } from "../check/problem-places";
import { shownProblems } from "../check/shown-problems";
import type { Editing } from "./use-editing";
import { useSame } from "../components/use-same";

/**
 * What the check found, file by file and in words.
 *
 * @param fileTitle what staff call a file
 */
export function useProblems(
  { now, checkedTexts, result }: Editing,
  fileTitle: (path: string) => string,
) {
  const reported = useSame(result ? shownProblems(result) : []);
  const problems = reported.filter(({ kind }) => kind !== "warning");
  const isIn = (path: string) => (problem: Problem) =>
    `${problem.file}/`.startsWith(`${path}/`);
  const problemInWords = (problem: Problem) => {
    const where = wordsOfProblem(problem, checkedTexts, fileTitle);
    return `${where}: ${problem.isUnfinished ? problem.expected : problem.found}`;
  };
  return {
    /** Everything, warnings included. */
    reported,
    reportedInFile: (path: string) => reported.filter(isIn(path)),
    /** What must be fixed or filled in before saving. */
    problems,
    problemsInFile: (path: string) => problems.filter(isIn(path)),
    problemInWords,
    /** The problems that deleting a file would cause. */
    objectionsTo: (path: string) => {
      const state = now();
      const texts = withChanges(state.texts, [{ path, text: null }]);
      const after = checkTexts({ ...state, texts, base: baseOf(state) });
      const before = problems.map(problemInWords);
      return after.problems
        .map(problemInWords)
        .filter((one) => !before.includes(one));
    },
  };
}

export type FoundProblems = ReturnType<typeof useProblems>;
