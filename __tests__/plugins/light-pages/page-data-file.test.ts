/** @jest-environment node */
import type * as Path from "node:path";
import { pageDataFile } from "../../../plugins/gatsby-plugin-light-pages/page-data-file";

// Windows paths; the tests of `finishSite` cover this system's.
jest.mock(
  "node:path",
  () => jest.requireActual<typeof Path>("node:path").win32,
);

test.each([
  ["index.html", "page-data\\index\\page-data.json"],
  ["404.html", "page-data\\404.html\\page-data.json"],
  ["about\\index.html", "page-data\\about\\page-data.json"],
  ["a\\my-index.html", "page-data\\a\\my-index.html\\page-data.json"],
])("on Windows, finds the data of %s in %s", (page, file) => {
  expect(pageDataFile(page)).toBe(file);
});
