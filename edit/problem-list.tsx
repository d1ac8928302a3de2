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
  /** What may be right, but somebody should look at; it keeps nothing. */
  readonly warnings: readonly Problem[];
  readonly onOpen: (problem: Problem) => void;
}

/** What keeps the changes from being saved, with ways to each place. */
export function ProblemList(props: ProblemListProps) {
  const { problems, warnings, onOpen } = props;
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
          {problem.path}: {problem.found}
        </Jump>
      ))}
    </Region>
  );
}
