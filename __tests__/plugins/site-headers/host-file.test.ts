/** @jest-environment node */
import { headerRules } from "../../../plugins/gatsby-plugin-site-headers/header-rules";
import { hostFile } from "../../../plugins/gatsby-plugin-site-headers/host-file";
import { headersFor, headersIn } from "../../../scripts/serve/header-file";

test("writes each path with its headers below it", () => {
  const rules = [
    { path: "/*", headers: { One: "1", Two: "a: b" } },
    { path: "/static/*", headers: { Three: "3" } },
  ];

  expect(hostFile(rules)).toBe(
    "/*\n  One: 1\n  Two: a: b\n/static/*\n  Three: 3\n",
  );
});

test("parses back to the same rules", () => {
  const rules = headerRules({ scripts: ["one()", "two()"] }, "/trust");

  expect(headersIn(hostFile(rules))).toEqual(rules);
});

test("a host joins the values of two rules for one header", () => {
  const rules = headersIn("/*\n  One: 1\n/static/*\n  One: 2\n");

  expect(headersFor(rules, "/static/a")).toEqual({ One: "1, 2" });
});
