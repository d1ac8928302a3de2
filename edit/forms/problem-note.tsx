import React from "react";
import styled from "styled-components";
import type { Problem } from "../../src/content/check/result";
import { theme } from "../../src/theme/theme";
import { MainButton } from "../look";

/** A problem, or a warning, which blocks nothing. */
export interface ShownProblem extends Problem {
  readonly isWarning?: boolean;
}

const Note = styled.div<{ $isWarning: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.tiny} ${theme.space.small};
  align-items: center;
  margin-top: ${theme.space.tiny};
  padding: ${theme.space.tiny} ${theme.space.snug};
  border-inline-start: ${theme.line.edge} solid
    ${({ $isWarning }) => theme.color[$isWarning ? "accent" : "lead"]};
  background: ${theme.color.band};
  font-size: ${theme.fontSize.fine};

  & > p {
    flex: 1 1 14rem;
  }
`;

interface FixProps {
  /** Not given where nothing can be fixed in a text. */
  readonly onFix?: (problem: Problem) => void;
}

interface ProblemNoteProps extends FixProps {
  readonly problem: ShownProblem;
}

function ProblemNote({ problem, onFix }: ProblemNoteProps) {
  const { found, expected, fix, edit, isWarning = false } = problem;
  return (
    <Note $isWarning={isWarning}>
      <p>
        <strong>{isWarning ? "Worth a look:" : "Found:"}</strong> {found}
        <br />
        <strong>Expected:</strong> {expected}
        <br />
        <strong>To fix it:</strong>{" "}
        {/* Its place in the file is of no use in a form. */}
        {fix.replace(
          /^write it (?:after|between)[^:]*:(?:\s+\w+="…")?/,
          "fill it in here",
        )}
      </p>
      {edit && onFix && (
        <MainButton
          aria-label={`Fix: ${found}`}
          onClick={() => {
            onFix(problem);
          }}
        >
          Fix
        </MainButton>
      )}
    </Note>
  );
}

interface ProblemNotesProps extends FixProps {
  readonly problems: readonly ShownProblem[];
}

/** Mistakes in the words of the check, where they stand. */
export const ProblemNotes = ({ problems, ...fixing }: ProblemNotesProps) =>
  problems.map((problem, index) => (
    // Not by its words, which change with what is typed: Fix would lose the focus.
    <ProblemNote key={index} problem={problem} {...fixing} />
  ));
