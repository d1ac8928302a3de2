import styled from "styled-components";
import { buttonLook, quietColors } from "./button-look";

/**
 * What asks to be pressed, quietly: a link, unless `as` says otherwise. All
 * that looks like it is made of it, and not of the look, which each page would
 * otherwise carry once for each.
 */
export const Pressable = styled.a`
  ${buttonLook}
  ${quietColors}
`;
