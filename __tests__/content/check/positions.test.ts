/** @jest-environment node */
import {
  type Finding,
  characterCount,
  locate,
} from "../../../src/content/check/finding";
import { show } from "../../../src/content/check/words";

const finding = (offset: number): Finding => ({
  offset,
  path: "",
  found: "",
  expected: "",
  fix: "",
});

/** The lines and columns of offsets in a text. */
const places = (text: string, ...offsets: number[]) =>
  locate("x", text, offsets.map(finding)).map(
    ({ line, column }) => `${line}:${column}`,
  );

test("lines and columns count from 1, in the order of the text", () => {
  expect(places("ab\ncd\n\ne", 7, 0, 4, 1)).toEqual([
    "1:1",
    "1:2",
    "2:2",
    "4:1",
  ]);
});

test("Windows line ends count as one", () => {
  expect(places("ab\r\ncd", 5)).toEqual(["2:2"]);
});

test("an offset beyond the text is at its end", () => {
  expect(places("ab\nc", 99)).toEqual(["2:2"]);
});

test.each([
  ["abc", 3],
  ["é", 1],
  ["e\u0301", 1],
  ["草原", 2],
  ["🐦", 1],
  ["👩‍🌾", 1],
  ["\t", 1],
])("%s shows %i characters", (text, count) => {
  expect(characterCount(text)).toBe(count);
  expect(places(`${text}|`, text.length)).toEqual([`1:${count + 1}`]);
});

test("two findings on a line of many characters", () => {
  expect(places("é草🐦|é|", 4, 6)).toEqual(["1:4", "1:6"]);
});

test.each([
  ["  a\n\n b ", "a b"],
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(70), `${"x".repeat(60)}…`],
  ["🐦".repeat(61), `${"🐦".repeat(60)}…`],
  ["a\u001b[31mb", "aU+001B[31mb"],
  ["\u202eabc", "U+202Eabc"],
])("%j is shown as %j", (text, shown) => {
  expect(show(text)).toBe(shown);
});

test("a long text is counted quickly, its signs beyond ASCII too", () => {
  const started = performance.now();

  expect(characterCount("’a".repeat(30_000))).toBe(60_000);
  expect(characterCount("草e\u0301 ".repeat(10_000))).toBe(30_000);
  expect(performance.now() - started).toBeLessThan(2000);
});
