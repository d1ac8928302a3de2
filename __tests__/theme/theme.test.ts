import { theme } from "../../src/theme/theme";
import { tokens } from "../../src/theme/tokens";

test("every leaf is a CSS variable, with its value to fall back on", () => {
  expect(theme.color.text).toBe(`var(--b-color-text, ${tokens.color.text})`);
});

test("the values themselves are there for what is not CSS", () => {
  expect(theme.raw).toEqual(tokens);
});
