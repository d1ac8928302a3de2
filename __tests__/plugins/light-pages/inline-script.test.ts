/** @jest-environment node */
import { inlineScript } from "../../../plugins/gatsby-plugin-light-pages/inline-script";

test("is a single script that can be inlined in HTML", async () => {
  const script = await inlineScript();

  expect(script).toContain("late-scripts");
  expect(script).not.toMatch(/import|export|<\/script|\n/);
});
