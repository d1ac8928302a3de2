/** @jest-environment node */
import { formatDate } from "../../src/content/policy-date";

test.each([
  ["01", "January"],
  ["02", "February"],
  ["03", "March"],
  ["04", "April"],
  ["05", "May"],
  ["06", "June"],
  ["07", "July"],
  ["08", "August"],
  ["09", "September"],
  ["10", "October"],
  ["11", "November"],
  ["12", "December"],
])("month %s is %s", (month, name) => {
  expect(formatDate(`2025-${month}-30`)).toBe(`${name} 30, 2025`);
});
