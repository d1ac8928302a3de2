import { programs } from "../support/content";
import { expect, test } from "../support/test";

// pages.spec.ts covers the texts, and page-files.spec.ts the sections' addresses.

test("a click on a card follows its link", async ({ page, visit }) => {
  await visit("/");
  const [card] = programs.filter(({ link }) => link !== undefined);
  // The link covers the picture, so it gets the click.
  await page.getByRole("img", { name: card?.alt ?? "" }).click({ force: true });
  await expect(page).toHaveURL(card?.link ?? "");
});
