import { type Ref } from "react";
import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import { ProblemNotes } from "../forms/problem-note";
import type { ContentPlace } from "../state/content-place";
import type { MarkedProblem } from "./problem-marks";

/** Stays in view beside the words that it is about, however long the text is. */
const Problems = styled.div`
  position: sticky;
  /* Within the space below the form. */
  bottom: -${theme.space.huge};
  z-index: 1;
  overflow: auto;
  max-height: 30svh;
  background: ${theme.color.page};
`;

interface TextProblemsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly marks: readonly MarkedProblem[];
  /** The place that somebody asked for; its problem comes first. */
  readonly target: ContentPlace | undefined;
}

/** What is wrong in a text. */
export function TextProblems({ ref, marks, target }: TextProblemsProps) {
  /** The problem at the target comes first, then others whose marks include it. */
  const rank = ({ at, end }: MarkedProblem) => {
    const asked = target?.textAt;
    if (asked === undefined || asked < at || asked > end) return 2;
    return at === asked ? 0 : 1;
  };
  const ordered = marks.toSorted((one, other) => rank(one) - rank(other));
  return (
    <Problems ref={ref}>
      <ProblemNotes problems={ordered.map(({ problem }) => problem)} />
    </Problems>
  );
}
