import { readFileSync } from "node:fs";
import { pagePaths } from "../support/pages";
import { expect, test } from "../support/test";

// The program behind Firefox's reader view.
const readability = readFileSync(
  require.resolve("@mozilla/readability/Readability.js"),
  "utf8",
);

test("text pages lose nothing in a reader view", async ({ page, visit }) => {
  for (const path of pagePaths.filter((each) => each !== "/")) {
    await visit(path);
    const article = await page.evaluate<string>(
      `{ ${readability}
        const { title, textContent } = new Readability(document.cloneNode(true)).parse();
        title + textContent }`,
    );
    const texts = await page
      .getByRole("article")
      .locator(":is(h1, h2, h3, p, li, dt, dd, th, td):not(nav *)")
      .allTextContents();
    const words = (text: string) => text.replace(/\s+/g, " ").trim();
    const shown = words(article);
    const lost = texts.map(words).filter((text) => !shown.includes(text));
    expect(lost, path).toEqual([]);
  }
});
