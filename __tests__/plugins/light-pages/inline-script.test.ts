/** @jest-environment node */
import { inlineScript } from "../../../plugins/gatsby-plugin-light-pages/inline-script";

test("is one piece of code that can stand in a page", async () => {
  const script = await inlineScript();

  expect(script).toContain("late-scripts");
  expect(script).not.toMatch(/import|export|<\/script|\n/);
});
