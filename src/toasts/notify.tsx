import { toast } from "react-hot-toast/headless";
import styled from "styled-components";
import { Breakable } from "../components/breakable";
import { theme } from "../theme/theme";

/** How long a toast stays unless it is paused, in milliseconds. */
const toastDuration = 5000;

/** How long the toast's fade-out takes, in milliseconds. */
const toastExit = Number.parseInt(theme.duration.toast, 10);

const Title = styled.strong`
  display: block;
  width: fit-content;
  margin: 0 ${theme.space.large} ${theme.space.hint} 0;
  font: ${theme.displayFont("large", "heading")};
`;

const Line = styled.span`
  display: block;
  width: fit-content;
`;

/**
 * Shows a toast, replacing any current one. Plain text only: screen readers
 * announce it and it disappears in seconds, so it must not contain controls or
 * information that is missing from the page.
 */
export function notify(title: string, lines: readonly string[]) {
  toast.remove();
  toast(
    <>
      <Title>{title}</Title>
      {lines.map((line) => (
        <Line key={line}>
          <Breakable>{line}</Breakable>
        </Line>
      ))}
    </>,
    { duration: toastDuration, removeDelay: toastExit },
  );
}
