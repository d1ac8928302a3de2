/** @jest-environment node */
import { headersFor, headersIn } from "../../../scripts/serve/header-file";

const rules = headersIn(`# For every page
/*
  One: a: b
  Two: 2

/static/*
  Two: 3
`);

test("reads paths and the headers under them", () => {
  expect(rules).toEqual([
    { path: "/*", headers: { One: "a: b", Two: "2" } },
    { path: "/static/*", headers: { Two: "3" } },
  ]);
});

test("joins the values of two rules for one header", () => {
  expect(headersFor(rules, "/static/a")).toEqual({ One: "a: b", Two: "2, 3" });
});

test("a rule must match the whole path", () => {
  const path = (text: string) => [{ path: text, headers: { One: "1" } }];

  expect(headersFor(path("/*.js"), "/a.js")).toEqual({ One: "1" });
  expect(headersFor(path("/*.js"), "/a.js.txt")).toEqual({});
  expect(headersFor(path("/a.js"), "/aajs")).toEqual({});
  expect(headersFor(path("/static/*"), "/other/static/a")).toEqual({});
});
