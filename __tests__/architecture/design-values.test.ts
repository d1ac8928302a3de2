/** @jest-environment node */
import { tokens } from "../../src/theme/tokens";
import { sourceFiles } from "../setup/source-files";

const files = sourceFiles("src");
/** Not the examples, whose colors are data from the image pipeline. */
const outsideTheme = files.filter(
  ({ path }) => !/^src\/(?:theme|examples)\//.test(path),
);

function withoutComments(text: string) {
  return text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, "");
}

/** `file: match` for each match outside the theme. */
function places(pattern: RegExp) {
  return outsideTheme.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`),
  );
}

test("finds source files", () => {
  expect(outsideTheme.length).toBeGreaterThan(50);
  expect(files.length).toBeGreaterThan(outsideTheme.length);
});

test.each([
  ["background: #FFF;", 1],
  ["background: #FFF8;", 1],
  ["background: #F6EFDD;", 1],
  ["fill='#15302A40'", 1],
  ["color: rgb(0 0 0)", 1],
  ["color: HSLA(0, 0%, 0%, 1)", 1],
  ["color: oklch(0.4 0.1 40)", 1],
  ["color: color-mix(in srgb, Canvas, CanvasText)", 1],
  ["href={`#${id}`}", 0],
  ['"#mission"', 0],
  ['"#feedback"', 0],
])("%s contains %i raw colors", (text, count) => {
  expect([...text.matchAll(rawColor)]).toHaveLength(count);
});

const rawColor =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(/gi;

test("only the theme contains colors", () => {
  expect(places(rawColor)).toEqual([]);
});

test("only the theme contains media queries", () => {
  expect(places(/@media[^`;{]*/g)).toEqual([]);
});

/** Sizes in px or rem; sizes relative to the text (`em`) or the window are fine. */
const rawSize = /(?<![\w.])-?(?:\d*\.)?\d+(?:rem|px)\b/g;

test.each([
  ["padding: 0.5rem;", 1],
  ["margin: -1px .4rem;", 2],
  ["width: min(7rem, 22vw);", 1],
  ["max-width: 40em;", 0],
  ["letter-spacing: 0.08em;", 0],
  ["`translateY(${offset}px)`", 0],
])("%s contains %i raw sizes", (text, count) => {
  expect([...text.matchAll(rawSize)]).toHaveLength(count);
});

test("only the theme contains sizes", () => {
  const styled = /^src\/(?:components|sections|layout|styleguide)\//;
  const sizes = outsideTheme
    .filter(({ path }) => styled.test(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(rawSize)].map(
        ([size]) => `${path}: ${size}`,
      ),
    );

  expect(sizes).toEqual([]);
});

// `ch` differs between fonts, so lines would rewrap when the real font loads.
test("no text is sized in ch", () => {
  const widths = files.flatMap(
    ({ text }) => withoutComments(text).match(/\b[\d.]+ch\b/g) ?? [],
  );

  expect(widths).toEqual([]);
});

test("only the theme uses the palette", () => {
  expect(places(/theme\/palette/g)).toEqual([]);
});

const leaves = Object.entries(tokens).flatMap(([group, values]) =>
  Object.keys(values).map((leaf) => `${group}.${leaf}`),
);

/** Without comments, which may mention a token. Defining a token is not a use. */
const code = files.map(({ text }) => withoutComments(text));

test.each(leaves)("the token %s is used", (leaf) => {
  const use = new RegExp(`theme\\.(?:raw\\.)?${leaf.replace(".", "\\.")}\\b`);

  expect(code.some((text) => use.test(text))).toBe(true);
});
