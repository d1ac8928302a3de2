import styled from "styled-components";
import type { Problem } from "../../src/content/check/result";
import { theme } from "../../src/theme/theme";
import { leadWords } from "../check/problem-kinds";
import { placeOfProblem } from "../check/problem-places";
import { PlainButton } from "../components/look";
import { useWorkspace } from "../workspace/use-workspace";

const Jump = styled(PlainButton)`
  padding-block: ${theme.space.hint};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

interface ProblemJumpProps {
  readonly problem: Problem;
  /** Called with the button, before its place is opened. */
  readonly onJump: (button: HTMLElement) => void;
}

/** A problem or a warning, as a button that leads to its place. */
export function ProblemJump({ problem, onJump }: ProblemJumpProps) {
  const { editing, navigation, problems } = useWorkspace();
  return (
    <Jump
      onClick={({ currentTarget }) => {
        onJump(currentTarget);
        navigation.openPlace(placeOfProblem(problem, editing.checkedTexts));
      }}
    >
      {problem.kind !== "mistake" && `${leadWords[problem.kind]} `}
      {problems.inWords(problem)}
    </Jump>
  );
}
