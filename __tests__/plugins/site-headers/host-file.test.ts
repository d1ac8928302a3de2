/** @jest-environment node */
import {
  type HeaderRule,
  headerRules,
} from "../../../plugins/gatsby-plugin-site-headers/header-rules";
import { hostFile } from "../../../plugins/gatsby-plugin-site-headers/host-file";
import { headersIn } from "../../../scripts/serve/header-file";

test("writes each path with its headers below it", () => {
  const rules: HeaderRule[] = [
    { path: "/*", headers: { One: "1", Two: "a: b" } },
    { path: "/static/*", headers: { Three: "3" } },
  ];

  expect(hostFile(rules)).toBe(
    "/*\n  One: 1\n  Two: a: b\n/static/*\n  Three: 3\n",
  );
});

test("parses back to the same rules", () => {
  const rules = headerRules(["one()", "two()"], "/trust");

  expect(headersIn(hostFile(rules))).toEqual(rules);
});

test("rejects a line that Cloudflare Pages would cut", () => {
  const rules = [{ path: "/*", headers: { Long: "x".repeat(1993) } }];

  expect(() => hostFile(rules)).toThrow(
    "Line longer than 2000 characters:   Long: x",
  );
});

test("accepts a line of the maximum length", () => {
  const rules = [{ path: "/*", headers: { Long: "x".repeat(1992) } }];

  expect(hostFile(rules)).toHaveLength("/*\n".length + 2001);
});

test("rejects more rules than it supports", () => {
  const rule = { path: "/*", headers: { One: "1" } };

  expect(() => hostFile(Array.from({ length: 101 }, () => rule))).toThrow(
    "101 header rules; the limit is 100",
  );
});
