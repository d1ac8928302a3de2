import { withoutSlips } from "../../src/content/rules/shared/address-slips";

test.each([
  ["https//www.example.org", "https://www.example.org"],
  ["//example.org", "https://example.org"],
  ["https://https://example.org", "https://example.org"],
  ["https://www.example,org", "https://www.example.org"],
  ["www.example.museum", "https://www.example.museum"],
  ["facebook.com/prairie", "https://facebook.com/prairie"],
  ["“https://example.org”", "https://example.org"],
  ["![heron](images/heron.jpg)", "images/heron.jpg"],
  ["mailto//ann@example.org", "mailto:ann@example.org"],
  ["mailto: ann@example.org", "mailto:ann@example.org"],
  ["ann@example.org", "mailto:ann@example.org"],
  ["Ann Lee <ann@example.org>", "mailto:ann@example.org"],
  ["ann @ example .org", "mailto:ann@example.org"],
  ["mailto:ann@example,org", "mailto:ann@example.org"],
  ["mailto:ann@gmial.com", "mailto:ann@gmail.com"],
  ["ann@gmail.con", "mailto:ann@gmail.com"],
  ["tel:(515) 555-0134", "tel:+15155550134"],
  [
    "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org",
    "https://example.org",
  ],
  [
    "https://www.google.com/url?q=https://www.nps.gov/parks&sa=D",
    "https://www.nps.gov/parks",
  ],
  ["visit", "/visit"],
  ["../visit#map", "/visit#map"],
  ["/visit/", "/visit"],
  ["\\visit", "/visit"],
  ["content/pages/visit.mdx", "/visit"],
  ["/pages/visit", "/visit"],
  ["content/documents/map.pdf", "/documents/map.pdf"],
  ["https://github.com/a/b/blob/main/content/pages/visit.mdx", "/visit"],
])("%s is meant as %s", (typed, meant) => {
  expect(withoutSlips(typed)).toBe(meant);
});

test.each([
  "/visit?a=b/#c",
  "http://example.org",
  "https://example.org/a,b/",
  "https://web.archive.org/web/2020/https://example.org/",
  "https://github.com/prairie/maps/blob/main/README.md",
  "mailto:ann@example.org?subject=Hello,%20you",
  "ann@example.org, bob@example.org",
  "ann@example. Thanks",
  "mailto:ann@ymail.com",
  "tel:515-555-0134",
  "/pages",
])("%s stays as it is", (address) => {
  expect(withoutSlips(address)).toBe(address);
});
