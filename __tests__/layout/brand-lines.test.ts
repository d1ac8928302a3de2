import { brandLines } from "../../src/layout/brand-lines";

test.each([
  ["Prairie County Land Trust", ["Prairie County", "Land Trust"]],
  ["Friends of the River", ["Friends of the River", ""]],
  ["Prairie Countywide Trust", ["Prairie Countywide Trust", ""]],
])("the lines of %s", (name, lines) => {
  expect(brandLines(name, "Prairie County")).toEqual(lines);
});
