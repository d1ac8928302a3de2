import styled from "styled-components";
import { buttonLook, quietColors } from "./button-look";

/**
 * A quiet link that asks to be pressed. What looks like it is made of it, and
 * not of the look, which each page would otherwise carry once for each.
 */
export const PressableLink = styled.a`
  ${buttonLook}
  ${quietColors}
`;
