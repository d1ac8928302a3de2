import { currentPath } from "../../src/layout/current-path";

test.each([
  ["/", "/", "/"],
  ["/about", "/", "/about"],
  ["/about/", "/", "/about"],
  ["/bluestem/", "/bluestem/", "/"],
  ["/bluestem/about", "/bluestem/", "/about"],
  ["/bluestem/about/", "/bluestem/", "/about"],
])("%s, published at %s, is the page %s", (pathname, root, path) => {
  expect(currentPath(pathname, root)).toBe(path);
});

test("an address outside the site's folder is left as it is", () => {
  expect(currentPath("/elsewhere", "/bluestem/")).toBe("/elsewhere");
});
