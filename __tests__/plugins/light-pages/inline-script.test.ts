/** @jest-environment node */
import { inlineScript } from "../../../plugins/gatsby-plugin-light-pages/inline-script";

test("is a single script that can be inlined in HTML", async () => {
  const script = await inlineScript("/trust");

  expect(script).toMatch(/"\/trust\/toasts-[0-9a-f]{20}\.js"/);
  expect(script).not.toMatch(/import|export|<\/script|\n/);
});
