import type { PointerEvent } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { Pressable } from "./pressable";

/** Minimum time a press stays visible, in milliseconds. */
const pressTime = 150;

/**
 * Shows a press as soon as a finger lands. On touch screens, `:active` waits
 * until the browser has ruled out a scroll.
 */
function showPress({ currentTarget }: PointerEvent<HTMLElement>) {
  const down = `0 ${theme.raw.line.edge}`;
  currentTarget.animate(
    { translate: [down, down], boxShadow: ["none", "none"] },
    pressTime,
  );
}

/** A secondary button for an action on the current page. */
export const Button = styled(Pressable).attrs({
  as: "button",
  type: "button",
  onPointerDown: showPress,
})``;
