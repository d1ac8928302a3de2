import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test";

/** Replaces the text of elements, as if staff had written it. */
const write = (blocks: Locator, text: string) =>
  blocks.evaluateAll((elements, words) => {
    for (const element of elements) element.textContent = words;
  }, text);

/** How far an element's text is from its left and its right edge, in pixels. */
const marginsOf = (block: Locator) =>
  block.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return { left: text.left - box.left, right: box.right - text.right };
  });

test("Arabic begins at the right, and so do its lists", async ({
  page,
  visit,
}) => {
  await visit("/field-notes");
  const main = page.getByRole("main");
  const list = main.locator("h2 + ul").first();
  const blocks = {
    paragraph: main.locator("h2 + p").first(),
    heading: main.getByRole("heading", { level: 2 }).first(),
    item: list.getByRole("listitem").first(),
  };
  for (const block of Object.values(blocks)) {
    expect((await marginsOf(block)).left).toBeLessThan(1);
  }
  await expect(list).toHaveCSS("direction", "ltr");

  await write(blocks.paragraph, "أهلا");
  await write(blocks.heading, "أهلا");
  await write(list.getByRole("listitem"), "أهلا");

  for (const block of Object.values(blocks)) {
    const { left, right } = await marginsOf(block);
    expect(right).toBeLessThan(1);
    expect(left).toBeGreaterThan(100);
  }
  await expect(list).toHaveCSS("direction", "rtl");
});
