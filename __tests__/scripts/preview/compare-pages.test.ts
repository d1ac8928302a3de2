import { comparePages } from "../../../scripts/preview/compare-pages";

const site = (pages: Readonly<Record<string, string>>) =>
  new Map(Object.entries(pages));

test("lists new and deleted pages, then those that changed", () => {
  const before = site({ "/": "<h1>Old", "/about": "<p>We", "/old": "<p>Bye" });
  const after = site({ "/": "<h1>New", "/about": "<p>We", "/trails": "<p>Hi" });

  expect(comparePages(before, after)).toEqual([
    { address: "/trails", change: "New" },
    { address: "/old", change: "Deleted" },
    { address: "/", change: "Changed" },
  ]);
});

test("finds nothing in the same site", () => {
  const pages = site({ "/": "<h1>Home" });

  expect(comparePages(pages, pages)).toEqual([]);
});
