/** @jest-environment node */
import { tokens } from "../../src/theme/tokens";
import { sourceFiles } from "../setup/source-files";

// ESLint keeps colors, sizes and media queries in the theme.

const leaves = Object.entries(tokens).flatMap(([group, values]) =>
  Object.keys(values).map((leaf) => `${group}.${leaf}`),
);

/** Without comments, which may mention a token. Defining a token is not a use. */
const code = sourceFiles("src").map(({ text }) =>
  text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ""),
);

test.each(leaves)("the token %s is used", (leaf) => {
  const use = new RegExp(`theme\\.${leaf.replace(".", "\\.")}\\b`);

  expect(code.some((text) => use.test(text))).toBe(true);
});
