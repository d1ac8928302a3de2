import type * as readability from "@mozilla/readability";
import { htmlOf, pagePaths } from "../support/pages";
import { expect, test } from "../support/test";

declare const Readability: typeof readability.Readability;

test("text pages lose nothing in a reader view", async ({ page }) => {
  // The program behind Firefox's reader view.
  await page.addScriptTag({
    path: require.resolve("@mozilla/readability/Readability.js"),
  });
  for (const path of pagePaths.filter((each) => each !== "/")) {
    const lost = await page.evaluate((text) => {
      const parse = () => new DOMParser().parseFromString(text, "text/html");
      const wordsOf = (written?: string | null) =>
        (written ?? "").replace(/\s+/g, " ").trim();

      // It changes the document that it reads.
      const article = new Readability(parse()).parse();
      const shown = wordsOf(`${article?.title}${article?.textContent}`);
      const texts = parse().querySelectorAll(
        "article :is(h1, h2, h3, p, li, dt, dd, th, td):not(nav *)",
      );
      return [...texts]
        .map(({ textContent }) => wordsOf(textContent))
        .filter((each) => !shown.includes(each));
    }, htmlOf(path));
    // Short lists get lost as `ul`, but not as `div role="list"`: event-list.tsx.
    expect(lost, path).toEqual([]);
  }
});
