/** @jest-environment node */
import { findInvisibleCharacters } from "../../../src/content/check/characters";

test("invisible characters are told once for every line", () => {
  const text = "a\u200bb\nc\r\nd\u200be\u200f\u200b\n";
  const places = findInvisibleCharacters(text, "about").map(
    ({ offset, found }) => [offset, found],
  );

  expect(places).toEqual([
    [1, "1 invisible character on this line: U+200B in ab"],
    [8, "3 invisible characters on this line: U+200B, U+200F in de"],
  ]);
});
