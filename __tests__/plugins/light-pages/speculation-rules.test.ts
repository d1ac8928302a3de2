/** @jest-environment node */
import { speculationRules } from "../../../plugins/gatsby-plugin-light-pages/speculation-rules";

test.each([
  ["/", "/*"],
  ["/prairie/", "/prairie/*"],
])("a site at %s prerenders pages at %s", (root, pages) => {
  expect(JSON.parse(speculationRules(root))).toEqual({
    prerender: [{ where: { href_matches: pages }, eagerness: "moderate" }],
  });
});
