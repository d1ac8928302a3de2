import React from "react";
import type { Problem } from "../../src/content/check/result";
import { MainButton, Note } from "../look";
import type { ShownProblem } from "../state/shown-problems";

interface FixProps {
  /** Not given where nothing can be fixed in a text. */
  readonly onFix?: (problem: Problem) => void;
}

interface ProblemNoteProps extends FixProps {
  readonly problem: ShownProblem;
}

function ProblemNote({ problem, onFix }: ProblemNoteProps) {
  const { found, expected, fix, edit, kind } = problem;
  return (
    <Note $kind={kind}>
      {kind === "missing" ? (
        <p>
          <strong>Still to fill in:</strong> {expected}
        </p>
      ) : (
        <p>
          <strong>{kind === "warning" ? "Worth a look:" : "Found:"}</strong>{" "}
          {found}
          <br />
          <strong>Expected:</strong> {expected}
          <br />
          <strong>To fix it:</strong> {fix}
        </p>
      )}
      {edit && onFix && (
        <MainButton aria-label={`Fix: ${found}`} onClick={() => onFix(problem)}>
          Fix
        </MainButton>
      )}
    </Note>
  );
}

interface ProblemNotesProps extends FixProps {
  readonly problems: readonly ShownProblem[];
}

/** Problems in the words of the check, beside what they are about. */
export const ProblemNotes = ({ problems, ...fixing }: ProblemNotesProps) =>
  problems.map((problem, index) => (
    // Not by its words, which change with what is typed: Fix would lose the focus.
    <ProblemNote key={index} problem={problem} {...fixing} />
  ));
