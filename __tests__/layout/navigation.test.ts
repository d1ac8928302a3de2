import { type Destination, isCurrent } from "../../src/layout/navigation";

test.each<[string, Destination, string, boolean]>([
  ["home on the home page", { label: "", section: "home" }, "/", true],
  ["home elsewhere", { label: "", section: "home" }, "/about", false],
  ["another section", { label: "", section: "mission" }, "/", false],
  ["a page on itself", { label: "", page: "/about" }, "/about", true],
  ["a page elsewhere", { label: "", page: "/about" }, "/", false],
])("%s", (_, destination, path, current) => {
  expect(isCurrent(destination, path)).toBe(current);
});
