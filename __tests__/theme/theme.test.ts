import { theme } from "../../src/theme/theme";
import { tokens } from "../../src/theme/tokens";

test("every leaf is a CSS variable without a fallback", () => {
  expect(theme.color.text).toBe("var(--b-color-text)");
  expect(theme.vars.color.text).toBe("--b-color-text");
});

test("raw values are available outside CSS", () => {
  expect(theme.raw).toEqual(tokens);
});
