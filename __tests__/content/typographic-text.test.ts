import { typographicText } from "../../src/content/schema/typographic-text";

test.each([
  ["We can't wait: it's O'Brien's.", "We can’t wait: it’s O’Brien’s."],
  ['The "tall grass" ("bluestem").', "The “tall grass” (“bluestem”)."],
  // On one line.
  ["A 501(c)(3) nonprofit", "A 501(c)\u2060(3) nonprofit"],
])("%s becomes %s", (typed, printed) => {
  expect(typographicText(typed)).toBe(printed);
});

test.each([`A board 5' 10" long and 2" thick`, "In the '90s"])(
  "leaves %s",
  (text) => {
    expect(typographicText(text)).toBe(text);
  },
);
