import styled from "styled-components";
import { buttonLook, quietColors } from "./button-look";

/** A quiet button: it does something on this page. */
export const Button = styled.button.attrs({ type: "button" })`
  ${buttonLook}
  ${quietColors}
`;
