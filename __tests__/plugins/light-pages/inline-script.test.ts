/** @jest-environment node */
import { inlineScripts } from "../../../plugins/gatsby-plugin-light-pages/inline-script";

test("only the home page's script loads the toasts", async () => {
  const { early, home, other } = await inlineScripts("/trust");

  expect(home).toMatch(/"\/trust\/toasts-[0-9a-f]{20}\.js"/);
  expect(other).not.toContain("toasts-");
  expect(early + home + other).not.toMatch(/import|export|<\/script|\n/);
});
