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
  /** For the first problem, which describes the text. */
  readonly id: string;
  readonly marks: readonly MarkedProblem[];
  /** The place that somebody asked for; its problem comes first. */
  readonly target: ContentPlace | undefined;
}

/** What is wrong in a text. */
export function TextProblems({ ref, id, marks, target }: TextProblemsProps) {
  const asked = target?.textAt ?? -1;
  const isElsewhere = ({ at, end }: MarkedProblem) =>
    Number(asked < at || end < asked);
  const ordered = marks
    .toSorted((one, other) => isElsewhere(one) - isElsewhere(other))
    .map(({ problem }) => problem);
  return (
    <Problems ref={ref}>
      <div id={id}>
        <ProblemNotes problems={ordered.slice(0, 1)} />
      </div>
      <ProblemNotes problems={ordered.slice(1)} />
    </Problems>
  );
}
