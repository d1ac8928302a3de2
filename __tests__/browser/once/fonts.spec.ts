import { test } from "../support/test";

test.use({ javaScriptEnabled: false });

// With a script, budgets.spec.ts waits for the fonts, and print.spec.ts for the styles.
test("without scripts, fonts and print styles load", async ({ page }) => {
  const files = ["national-park", "public-sans", "print.css"].map((name) =>
    page.waitForResponse(
      (answer) => answer.url().includes(name) && answer.ok(),
    ),
  );
  await page.goto("/about");
  await Promise.all(files);
});
