import { withTypographicQuotes } from "../../src/content/typographic-quotes";

test.each([
  ["We can't wait: it's O'Brien's.", "We can’t wait: it’s O’Brien’s."],
  ['The "tall grass" ("bluestem").', "The “tall grass” (“bluestem”)."],
  ['He said: "Come along!"', "He said: “Come along!”"],
  ["Ya no podemos: d'abord", "Ya no podemos: d’abord"],
])("%s becomes %s", (typed, printed) => {
  expect(withTypographicQuotes(typed)).toBe(printed);
});

test.each([
  `A board 5' 10" long and 2" thick`,
  "In the '90s",
  'One " alone',
  "Already “right”, isn’t it?",
])("leaves %s", (text) => {
  expect(withTypographicQuotes(text)).toBe(text);
});
