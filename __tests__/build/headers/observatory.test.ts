/** @jest-environment node */
import { headerRules } from "../../../src/build/headers/header-rules";
import { headersFor } from "../../../scripts/serve/header-file";
import { observatoryScore } from "../../setup/observatory";

const headers = Object.fromEntries(
  Object.entries(headersFor(headerRules(["one()"], ""), "/")).map(
    ([name, value]) => [name.toLowerCase(), value],
  ),
);

const policy = headers["content-security-policy"] ?? "";

const without = (name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

const withPolicy = (from: string | RegExp, to: string) => ({
  ...headers,
  "content-security-policy": policy.replace(from, to),
});

test("the site's headers are worth 120, an A+", () => {
  expect(observatoryScore({ headers, html: "" })).toBe(120);
});

test("they are not needed for a frame to be refused twice", () => {
  const twice = { ...headers, "x-frame-options": "DENY" };

  expect(observatoryScore({ headers: twice, html: "" })).toBe(120);
});

// Each with its sum by the published table, see observatory.ts.
test.each([
  ["no policy", without("content-security-policy"), 55],
  [
    "any inline script",
    withPolicy(/script-src [^;]+/, "script-src 'unsafe-inline'"),
    80,
  ],
  [
    "scripts of any host",
    withPolicy(/script-src [^;]+/, "script-src https:"),
    80,
  ],
  ["eval", withPolicy("script-src", "script-src 'unsafe-eval'"), 110],
  [
    "plugins of any host",
    withPolicy("default-src 'none'", "default-src *"),
    80,
  ],
  ["pictures over HTTP", withPolicy("img-src 'self'", "img-src http:"), 110],
  [
    "fonts over HTTP",
    withPolicy("font-src 'self'", "font-src http://a.example"),
    80,
  ],
  ["frames of any host", withPolicy("; frame-ancestors 'none'", ""), 80],
  ["a directive twice", withPolicy("base-uri", "img-src 'self'; base-uri"), 55],
  ["no HSTS", without("strict-transport-security"), 80],
  [
    "HSTS for a day",
    { ...headers, "strict-transport-security": "max-age=86400" },
    110,
  ],
  ["types that are guessed", without("x-content-type-options"), 115],
  ["no word on the referrer", without("referrer-policy"), 115],
  ["the whole referrer", { ...headers, "referrer-policy": "unsafe-url" }, 110],
  ["use by other sites", without("cross-origin-resource-policy"), 110],
])("with %s they are worth less", (_, weaker, score) => {
  expect(observatoryScore({ headers: weaker, html: "" })).toBe(score);
});

test.each([
  ["no inline styles", withPolicy("'unsafe-inline'", "'none'"), 130],
  [
    "a hash beside it",
    withPolicy("script-src", "script-src 'unsafe-inline'"),
    120,
  ],
])("with %s", (_, other, score) => {
  expect(observatoryScore({ headers: other, html: "" })).toBe(score);
});

test.each([
  ['<script src="/app.js"></script>', 120],
  ['<script src="https://a.example/app.js"></script>', 115],
  ['<script src="http://a.example/app.js"></script>', 50],
  ['<script src="//a.example/app.js" integrity="sha256-0"></script>', 80],
])("a page with %s", (html, score) => {
  expect(observatoryScore({ headers, html })).toBe(score);
});

test.each(["set-cookie", "access-control-allow-origin"])(
  "with %s there is no score",
  (name) => {
    expect(() =>
      observatoryScore({ headers: { ...headers, [name]: "a" }, html: "" }),
    ).toThrow(name);
  },
);
