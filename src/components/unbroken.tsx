import styled from "styled-components";

const Part = styled.span`
  display: inline-block;
`;

/** Text with parts, matched as a group, that break only if longer than a line. */
export const unbroken = (text: string, parts: RegExp) =>
  text
    .split(parts)
    .map((each, index) =>
      index % 2 === 0 ? each : <Part key={index}>{each}</Part>,
    );
