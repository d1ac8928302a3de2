import styled from "styled-components";
import { Pressable } from "./pressable";

/** A quiet button: it does something on this page. */
export const Button = styled(Pressable).attrs({
  as: "button",
  type: "button",
})``;
