import {
  barItems,
  type Destination,
  footerItems,
  isCurrent,
  legalItems,
} from "../../src/layout/navigation";

function asPairs(items: readonly Destination[]) {
  return items.map((item) => [
    item.label,
    "section" in item ? `#${item.section}` : item.page,
  ]);
}

test("the bar has its items, in their order", () => {
  expect(asPairs(barItems)).toEqual([
    ["Home", "#home"],
    ["About", "/about"],
    ["Mission", "#mission"],
    ["Programs", "#programs"],
    ["Contact", "#contact"],
  ]);
});

test("so has the footer", () => {
  expect(asPairs(footerItems)).toEqual([
    ["About Us", "/about"],
    ["Our Mission", "#mission"],
    ["Programs", "#programs"],
    ["Contact", "#contact"],
  ]);
  expect(asPairs(legalItems(null))).toEqual([
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Use", "/terms-of-use"],
  ]);
});

test("the accessibility statement follows the policies where there is one", () => {
  expect(asPairs(legalItems("/accessibility"))).toEqual([
    ...asPairs(legalItems(null)),
    ["Accessibility", "/accessibility"],
  ]);
});

test.each<[string, Destination, string, boolean]>([
  ["home on the home page", { label: "", section: "home" }, "/", true],
  ["home elsewhere", { label: "", section: "home" }, "/about", false],
  ["another section", { label: "", section: "mission" }, "/", false],
  ["a page on itself", { label: "", page: "/about" }, "/about", true],
  ["a page elsewhere", { label: "", page: "/about" }, "/", false],
])("%s", (_, destination, path, current) => {
  expect(isCurrent(destination, path)).toBe(current);
});
