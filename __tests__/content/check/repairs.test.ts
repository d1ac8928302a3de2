/** @jest-environment node */
import { z } from "zod";
import { readBody } from "../../../src/content/check/page/read-body";
import { readYaml } from "../../../src/content/check/yaml/read-yaml";
import { takeOut } from "../../../src/content/check/yaml/take-out";

const schema = z.strictObject(
  Object.fromEntries(
    ["a", "b", "c", "d", "e"].map((name) => [name, z.unknown()]),
  ),
);

test.each([
  ["a value", "a: 1\nb: @x\nc: 3\n", 8, "a: 1\nb: xx\nc: 3\n", false],
  ["a value of a list", "- a: @x\n  b: 2\n", 5, "- a: xx\n  b: 2\n", false],
  ["a value over lines", 'a: "x\n  y\nb: 2\n', 3, "a: xx\n###\nb: 2\n", false],
  [
    "a line that is no field",
    "a: 1\n---\nb: 2\n",
    5,
    "a: 1\n###\nb: 2\n",
    true,
  ],
  ["a Windows line", "a: @x\r\nb: 2\r\n", 3, "a: xx\r\nb: 2\r\n", false],
])("%s is taken out of YAML", (_, text, offset, repaired, lostLine) => {
  expect(takeOut(text, offset)).toEqual({ text: repaired, lostLine });
  expect(repaired).toHaveLength(text.length);
});

test("every mistake in YAML is told, and what is right is read", () => {
  const { mistakes, document } = readYaml(
    "a: @x\nb: 2\nc: 'it's'\nd: e: f\n",
    schema,
  );

  expect(mistakes.map(({ offset }) => offset)).toEqual([3, 14, 24]);
  expect(document?.toJS()).toMatchObject({ b: 2 });
});

test("every slip is told where it was made, and what is right is read", () => {
  const { mistakes, document } = readYaml(
    "a: 1\n b: 2\nc: 3\n d: 4\ne: @x\n",
    schema,
  );

  expect(mistakes.map(({ offset }) => offset)).toEqual([6, 17, 25]);
  expect(document?.toJS()).toMatchObject({ a: 1, b: 2, c: 3, d: 4 });
});

test("of lines that fit to nothing the first is told", () => {
  const { mistakes, document } = readYaml("a: 1\n]\nb: 2\n]\nc: @x\n", schema);

  expect(mistakes.map(({ offset }) => offset)).toEqual([5, 17]);
  expect(document).toBeUndefined();
});

test("every broken tag is told, and what is right is read", () => {
  const { mistakes, tree } = readBody(
    "a <5\n\n<Notice>\n\nb <a@b.c> <kbd>c</kbd>",
  );

  expect(mistakes.map(({ offset }) => offset)).toEqual([2, 18, 6]);
  expect(tree?.children).toHaveLength(3);
});

test.each([
  ["YAML", () => readYaml("a: @x\n".repeat(100), schema).mistakes],
  ["a page", () => readBody("a <5\n".repeat(100)).mistakes],
])("%s with a hundred mistakes is given up after 25", (_, read) => {
  expect(read()).toHaveLength(25);
});
