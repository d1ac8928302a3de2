import { brandLines } from "../../src/layout/brand-lines";

test.each([
  [
    "Prairie County Land Trust",
    "Prairie County",
    ["Prairie County", "Land Trust"],
  ],
  ["Friends of the River", "Prairie County", ["Friends of the River", ""]],
  [
    "Prairie Countywide Trust",
    "Prairie County",
    ["Prairie Countywide Trust", ""],
  ],
])("%s, of %s", (name, county, lines) => {
  expect(brandLines(name, county)).toEqual(lines);
});
