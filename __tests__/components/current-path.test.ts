import { currentPath } from "../../src/components/current-path";

test.each([
  ["/", "/", "/"],
  ["/about", "/", "/about"],
  ["/about/", "/", "/about"],
  ["/trust", "/trust/", "/"],
  ["/trust/", "/trust/", "/"],
  ["/trust/about", "/trust/", "/about"],
  ["/trust/about/", "/trust/", "/about"],
  ["/about/board", "/", "/about/board"],
  ["/about", "/trust/", "/about"],
])("%s on a site at %s is %s", (pathname, root, expected) => {
  expect(currentPath(pathname, root)).toBe(expected);
});
