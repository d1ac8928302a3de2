import { createTheme } from "styled-components";
import { tokens } from "./tokens";

/**
 * The tokens, each leaf a reference to a CSS variable (`--b-color-text`), so
 * that a color scheme changes values without changing a single class name.
 */
export const theme = createTheme(tokens, { prefix: "b" });
