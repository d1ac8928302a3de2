import styled from "styled-components";
import { buttonLook, quietColors } from "./button-look";

/**
 * A link that looks like a secondary button; set `as` for other elements.
 * Components extend this instead of including `buttonLook` themselves, which
 * would repeat the same CSS in every page.
 */
export const Pressable = styled.a`
  ${buttonLook}
  ${quietColors}
`;
