import React from "react";
import styled from "styled-components";
import type { Problem } from "../src/content/check/result";
import { count } from "../src/content/words/amounts";
import { theme } from "../src/theme/theme";

const Region = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.tiny} ${theme.space.base};
  align-items: baseline;
  max-height: 9rem;
  overflow: auto;
  padding: ${theme.space.tiny} ${theme.space.base};
  border-top: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.body};
`;

const Jump = styled.button`
  padding: ${theme.space.hint} 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

interface ProblemListProps {
  readonly problems: readonly Problem[];
  /** Possibly fine, but worth a look; doesn't block saving. */
  readonly warnings: readonly Problem[];
  /** A problem in words, with its place. */
  readonly tell: (problem: Problem) => string;
  readonly onOpen: (problem: Problem) => void;
}

/** What must be fixed before saving, each with a button to its place. */
export function ProblemList(props: ProblemListProps) {
  const { problems, warnings, tell, onOpen } = props;
  const counts = [
    problems.length === 0 ? "No problems" : count(problems.length, "problem"),
    ...(warnings.length > 0 ? [count(warnings.length, "warning")] : []),
  ];
  return (
    <Region aria-label="Problems">
      <Title>
        <span role="status">{counts.join(", ")}</span>
      </Title>
      {[...problems, ...warnings].map((problem) => (
        <Jump
          key={`${problem.file} ${problem.line} ${problem.found}`}
          type="button"
          onClick={() => {
            onOpen(problem);
          }}
        >
          {warnings.includes(problem) && "Worth a look: "}
          {tell(problem)}
        </Jump>
      ))}
    </Region>
  );
}
