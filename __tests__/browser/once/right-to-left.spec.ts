import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test";

/** How far an element's text is from its left and its right edge, in pixels. */
const marginsOf = (block: Locator) =>
  block.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return { left: text.left - box.left, right: box.right - text.right };
  });

test("Arabic and its lists begin at the right", async ({ page, visit }) => {
  await visit("/field-notes");
  const main = page.getByRole("main");
  const heading = (hasText: RegExp) => main.locator("h2", { hasText }).first();
  const list = main.locator("h2 + ul").first();
  for (const block of [
    heading(/^[A-Z]/),
    main.locator("h2 + p").first(),
    list.getByRole("listitem").first(),
  ]) {
    expect((await marginsOf(block)).left).toBeLessThan(1);
  }
  await expect(list).toHaveCSS("direction", "ltr");

  const arabic = heading(/\p{Script=Arabic}/u);
  const arabicList = arabic.locator("+ p + ul");
  for (const block of [
    arabic,
    arabic.locator("+ p"),
    ...(await arabicList.getByRole("listitem").all()),
  ]) {
    const { left, right } = await marginsOf(block);
    expect(right).toBeLessThan(1);
    expect(left).toBeGreaterThan(100);
  }
  await expect(arabicList).toHaveCSS("direction", "rtl");
});
