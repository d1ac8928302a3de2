/** @jest-environment node */
import { withMetaPolicy } from "../../../plugins/gatsby-plugin-site-headers/meta-policy";

const page =
  '<html><head><meta charSet="utf-8"/><title>A</title></head></html>';
const withPolicy =
  '<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/><title>A</title></head></html>';

test("stands before all but the charset", () => {
  expect(withMetaPolicy(page, "default-src 'none'")).toBe(withPolicy);
});

test("takes the place of the one before", () => {
  const before = withMetaPolicy(page, "img-src 'self'");

  expect(withMetaPolicy(before, "default-src 'none'")).toBe(withPolicy);
});

test("goes when the site's host sets headers", () => {
  expect(withMetaPolicy(withPolicy, undefined)).toBe(page);
});

test("a page without a charset is not one of Gatsby's", () => {
  expect(() => withMetaPolicy("<html></html>", "a")).toThrow("charset");
});
