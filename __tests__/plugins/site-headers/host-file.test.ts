/** @jest-environment node */
import {
  type HeaderRule,
  headerRules,
} from "../../../plugins/gatsby-plugin-site-headers/header-rules";
import { hostFile } from "../../../plugins/gatsby-plugin-site-headers/host-file";
import { headersIn } from "../../../scripts/serve/header-file";

test("a path, and under it its headers", () => {
  const rules: HeaderRule[] = [
    { path: "/*", headers: { One: "1", Two: "a: b" } },
    { path: "/static/*", headers: { Three: "3" } },
  ];

  expect(hostFile(rules)).toBe(
    "/*\n  One: 1\n  Two: a: b\n/static/*\n  Three: 3\n",
  );
});

test("is read as what it was written from", () => {
  const rules = headerRules(["one()", "two()"], "/trust");

  expect(headersIn(hostFile(rules))).toEqual(rules);
});

test("a line that Cloudflare Pages would cut is not written", () => {
  const rules = [{ path: "/*", headers: { Long: "x".repeat(1993) } }];

  expect(() => hostFile(rules)).toThrow("Longer than 2000 letters:   Long: x");
});

test("one of the longest that it takes is", () => {
  const rules = [{ path: "/*", headers: { Long: "x".repeat(1992) } }];

  expect(hostFile(rules)).toHaveLength("/*\n".length + 2001);
});

test("nor are more rules than it takes", () => {
  const rule = { path: "/*", headers: { One: "1" } };

  expect(() => hostFile(Array.from({ length: 101 }, () => rule))).toThrow(
    "101 header rules, and 100 may be",
  );
});
