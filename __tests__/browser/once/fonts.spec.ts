import { test } from "../support/test";

test.use({ javaScriptEnabled: false });

// With a script, budgets.spec.ts waits for both.
test("without scripts, a page uses the site's two typefaces", async ({
  page,
}) => {
  const families = ["national-park", "public-sans"].map((name) =>
    page.waitForResponse(
      (answer) => answer.url().includes(name) && answer.ok(),
    ),
  );
  await page.goto("/about");
  await Promise.all(families);
});
