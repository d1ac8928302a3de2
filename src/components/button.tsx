import type { PointerEvent } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { Pressable } from "./pressable";

/** How long the look of a press lasts at least, in milliseconds. */
const pressTime = 150;

/**
 * Shows a press when the finger lands. On a touch screen `:active` waits until
 * the browser knows that the finger does not scroll.
 */
function showPress({ currentTarget }: PointerEvent<HTMLElement>) {
  const down = `0 ${theme.raw.line.edge}`;
  currentTarget.animate(
    { translate: [down, down], boxShadow: ["none", "none"] },
    pressTime,
  );
}

/** A quiet button: it does something on this page. */
export const Button = styled(Pressable).attrs({
  as: "button",
  type: "button",
  onPointerDown: showPress,
})``;
