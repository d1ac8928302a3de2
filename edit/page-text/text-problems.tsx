import React, { type Ref } from "react";
import styled from "styled-components";
import type { Problem } from "../../src/content/check/result";
import { theme } from "../../src/theme/theme";
import { ProblemNotes } from "../forms/problem-note";
import type { MarkedProblem } from "./problem-marks";
import type { TextPlace } from "./use-text-place";

/** In view beside the words that they are about, however long the text is. */
const Problems = styled.div`
  position: sticky;
  /* Within the space below the form. */
  bottom: -${theme.space.huge};
  z-index: 1;
  overflow: auto;
  max-height: 30svh;
`;

interface TextProblemsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly marks: readonly MarkedProblem[];
  /** The place that somebody asked for; its problem comes first. */
  readonly place: TextPlace | undefined;
  readonly onFix: (problem: Problem) => void;
}

/** What is wrong in a text. */
export function TextProblems({ ref, marks, place, onFix }: TextProblemsProps) {
  const isOpened = ({ at, end }: MarkedProblem) =>
    place !== undefined && at <= place.at && place.at <= end;
  const ordered = [
    ...marks.filter(isOpened),
    ...marks.filter((mark) => !isOpened(mark)),
  ];
  return (
    <Problems ref={ref}>
      <ProblemNotes
        problems={ordered.map(({ problem }) => problem)}
        onFix={onFix}
      />
    </Problems>
  );
}
