import { pagePaths } from "../support/pages";
import { test } from "../support/test";

for (const path of pagePaths) {
  test(`${path} uses the site's two typefaces`, async ({ page }) => {
    const families = ["national-park", "public-sans"].map((name) =>
      page.waitForResponse(
        (answer) => answer.url().includes(name) && answer.ok(),
      ),
    );
    await page.goto(path);
    await Promise.all(families);
  });
}
