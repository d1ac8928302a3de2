import React from "react";
import { toast } from "react-hot-toast/headless";
import styled from "styled-components";
import { theme } from "../../theme/theme";

/** How long a toast stays when nothing pauses it, in milliseconds. */
const toastDuration = 5000;

/** How long the leaving toast takes to fade, in milliseconds. */
const toastExit = 200;

const Title = styled.strong`
  display: block;
  margin: 0 ${theme.space.large} ${theme.space.hint} 0;
  font: ${theme.weight.heading} ${theme.fontSize.large} /
    ${theme.leading.heading} ${theme.font.display};
`;

const Line = styled.span`
  display: block;
`;

interface Notification {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Shows a toast in place of the one that is showing, if any. Plain text only:
 * it is read out by screen readers and gone in seconds, so it must hold
 * nothing to press and nothing that the page does not also say.
 */
export function notify({ title, lines }: Notification) {
  toast.remove();
  toast(
    <>
      <Title>{title}</Title>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </>,
    { duration: toastDuration, removeDelay: toastExit },
  );
}
