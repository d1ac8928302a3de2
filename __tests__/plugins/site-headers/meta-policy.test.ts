/** @jest-environment node */
import { withMetaPolicy } from "../../../plugins/gatsby-plugin-site-headers/meta-policy";

const page =
  '<html><head><meta charSet="utf-8"/><title>A</title></head></html>';
const withPolicy =
  '<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/><title>A</title></head></html>';

test("comes first except for the charset", () => {
  expect(withMetaPolicy(page, "default-src 'none'")).toBe(withPolicy);
});

test("replaces an existing policy", () => {
  const before = withMetaPolicy(page, "img-src 'self'");

  expect(withMetaPolicy(before, "default-src 'none'")).toBe(withPolicy);
});

test("is removed if the host sets headers", () => {
  expect(withMetaPolicy(withPolicy, undefined)).toBe(page);
});

test("rejects a page without a charset", () => {
  expect(() => withMetaPolicy("<html></html>", "a")).toThrow("charset");
});
