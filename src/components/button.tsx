import styled from "styled-components";
import { Pressable } from "./pressable";

/** A secondary button for an action on the current page. */
export const Button = styled(Pressable).attrs({ as: "button" })``;
