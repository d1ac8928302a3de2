import { headerRules } from "../../../plugins/gatsby-plugin-site-headers/header-rules";
import { headersFor } from "../../../scripts/serve/header-file";

// The browser tests ask for these headers without a path prefix.

const headersOf = (address: string) =>
  headersFor(headerRules({ scripts: ["one()"] }, "/trust"), address);

test.each([
  ["/trust/app-1.js", "public, max-age=31536000, immutable"],
  ["/trust/favicon.ico", "public, max-age=86400"],
  ["/trust/app-news", undefined],
])("with a path prefix, %s is cached as %s", (address, caching) => {
  expect(headersOf(address)).toHaveProperty("Content-Security-Policy");
  expect(headersOf(address)["Cache-Control"]).toBe(caching);
});

test.each(["/app-1.js", "/other/trust/app-1.js", "/trust"])(
  "with a path prefix, %s has no headers",
  (address) => expect(headersOf(address)).toEqual({}),
);
