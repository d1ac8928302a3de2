import { useEffect, useSyncExternalStore } from "react";
import styled from "styled-components";
import { count } from "../../src/content/words/amounts";
import { Flow } from "../components/look";
import { narrowQuery } from "../components/queries";
import { useIsChanging } from "../components/use-is-changing";
import { theme } from "../../src/theme/theme";
import { countOf } from "../check/problem-kinds";
import { ProblemJump } from "../forms/problem-jump";
import { useWorkspace } from "../workspace/use-workspace";

/** The id of the words that say how many problems there are. */
export const problemCountId = "problem-count";

const Region = styled.section`
  /* Below the page, but Tab reaches it first: the page has many links. */
  order: 1;
  flex: none;
  max-height: 9rem;
  overflow: auto;
  padding: ${theme.space.tiny} ${theme.space.base};
  border-top: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};
`;

const Title = styled.h2`
  display: inline;
  font-size: ${theme.fontSize.body};
`;

const Count = styled.summary`
  /* Without problems, there is nothing to open. */
  &:only-child {
    list-style: none;
  }
`;

const Jumps = styled(Flow)`
  column-gap: ${theme.space.base};
`;

/** Where the messages would take too much room beside a form. */
const smallWindow = `${narrowQuery}, (max-height: 40em)`;

function listenToWindow(listener: () => void) {
  const query = matchMedia(smallWindow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** All problems and warnings, each as a button that leads to its place. */
export function ProblemList() {
  const { editing, problems: found } = useWorkspace();
  const problems = found.all;
  const mistakes = countOf(problems, "mistake");
  const missing = countOf(problems, "missing");
  const warnings = countOf(problems, "warning");
  const counts = [
    mistakes > 0 && count(mistakes, "problem"),
    missing > 0 && `${missing} to fill in`,
    mistakes + missing === 0 && "No problems",
    warnings > 0 && count(warnings, "warning"),
  ];
  const isTyping = useIsChanging(editing.state);
  const isSmall = useSyncExternalStore(
    listenToWindow,
    () => matchMedia(smallWindow).matches,
  );
  useEffect(() => {
    // On phones, the growing list could cover the field that somebody is typing
    // in.
    const focused = document.activeElement;
    if (!focused?.matches("input, select, textarea")) return;
    focused.scrollIntoView({ block: "nearest" });
  }, [problems.length]);
  const title = (
    // Not a status: controls and headings aren't named by the words of one.
    <Title
      id={problemCountId}
      aria-live="polite"
      aria-atomic
      // Half of a phone number isn't worth announcing.
      aria-busy={isTyping}
    >
      {counts.filter(Boolean).join(", ")}
    </Title>
  );
  const jumps = problems.map((problem, index) => (
    <ProblemJump
      // Not by its words: a press that begins while they change must end on
      // the same button.
      key={index}
      problem={problem}
      onJump={(button) => {
        // The open list could hide the place.
        if (isSmall) button.closest("details")?.removeAttribute("open");
      }}
    />
  ));
  return (
    <Region aria-label="Problems">
      <details open={!isSmall}>
        <Count
          onClick={(event) => {
            // Otherwise, the next problem would be folded away.
            if (jumps.length === 0) event.preventDefault();
          }}
        >
          {title}
        </Count>
        {jumps.length > 0 && <Jumps>{jumps}</Jumps>}
      </details>
    </Region>
  );
}
