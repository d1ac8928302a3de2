import { theme } from "../../src/theme/theme";
import { tokens } from "../../src/theme/tokens";

test("every leaf is a CSS variable, by its name alone", () => {
  expect(theme.color.text).toBe("var(--b-color-text)");
  expect(theme.vars.color.text).toBe("--b-color-text");
});

test("the values themselves are there for what is not CSS", () => {
  expect(theme.raw).toEqual(tokens);
});
