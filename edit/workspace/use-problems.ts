import type { CheckResult, Problem } from "../../src/content/check/result";
import { checkTexts } from "../check/check-texts";
import { baseOf } from "../state/content-state";
import { type Texts, withChanges } from "../store/texts";
import { wordsOfProblem } from "../check/problem-places";
import type { Editing } from "./use-editing";
import { useSame } from "../components/use-same";

const allOf = ({ problems, warnings }: CheckResult): Problem[] => [
  ...problems,
  ...warnings,
];

/**
 * What the check found, file by file and in words.
 *
 * @param fileTitle what staff call a file
 */
export function useProblems(
  { live, checkedTexts, result }: Editing,
  fileTitle: (path: string) => string,
) {
  const all = useSame(result ? allOf(result) : []);
  const blocking = all.filter(({ kind }) => kind !== "warning");
  const isIn = (path: string) => (problem: Problem) =>
    `${problem.file}/`.startsWith(`${path}/`);
  const inWords = (problem: Problem) => {
    const where = wordsOfProblem(problem, checkedTexts, fileTitle);
    return `${where}: ${problem.kind === "missing" ? problem.expected : problem.found}`;
  };
  /** Checks texts that the worker hasn't seen yet. */
  const resultOf = (texts: Texts) => {
    const state = live.now();
    return checkTexts({ ...state, texts, base: baseOf(state) });
  };
  return {
    /** Everything, warnings included. */
    all,
    allIn: (path: string) => all.filter(isIn(path)),
    /** What must be fixed or filled in before saving. */
    blocking,
    blockingIn: (path: string) => blocking.filter(isIn(path)),
    inWords,
    /** The problems that deleting a file would cause. */
    objectionsTo: (path: string) => {
      const texts = withChanges(live.now().texts, [{ path, text: null }]);
      const before = blocking.map(inWords);
      return resultOf(texts)
        .problems.map(inWords)
        .filter((one) => !before.includes(one));
    },
    /**
     * A problem with its place and fix as they are now: what was typed since
     * the last check may have moved them. Undefined if it is gone.
     */
    upToDate: (problem: Problem) => {
      const distance = ({ at }: Problem) => Math.abs(at - problem.at);
      const [nearest] = allOf(resultOf(live.now().texts))
        .filter(
          ({ file, found }) => file === problem.file && found === problem.found,
        )
        .toSorted((one, other) => distance(one) - distance(other));
      return nearest;
    },
  };
}

export type Problems = ReturnType<typeof useProblems>;
