import { expect, test } from "../support/test";

test("Arabic and its lists begin at the right", async ({ page, visit }) => {
  await visit("/field-notes");
  const heading = page.getByRole("heading", { name: /\p{Script=Arabic}/u });
  const list = heading.locator("+ p + ul");
  await expect(list).toHaveCSS("direction", "rtl");
  for (const block of [
    heading,
    heading.locator("+ p"),
    list.getByRole("listitem").first(),
  ]) {
    const gap = await block.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { right } = element.getBoundingClientRect();
      return right - text.getBoundingClientRect().right;
    });
    expect(gap).toBeLessThan(1);
  }
});
