import { expectFitsPhones } from "../support/on-phone";
import { distinctPaths } from "../support/pages";
import { expect, test } from "../support/test";

// every-page.spec.ts has the usual size.
for (const size of [24, 32]) {
  test(`pages fit a phone with text of ${size} px`, async ({ page, visit }) => {
    test.slow();
    // The browser's own setting, which media queries in em follow.
    const session = await page.context().newCDPSession(page);
    const fontSizes = { standard: size };
    await session.send("Page.setFontSizes", { fontSizes });
    for (const path of distinctPaths) {
      await visit(path);
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      await expectFitsPhones(page, [320, 360, 390, 430]);
    }
  });
}
