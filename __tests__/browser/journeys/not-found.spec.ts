import { unknownAddress } from "../support/pages";
import { expect, test } from "../support/test";

test("search engines leave out the 404 page", async ({ page, visit }) => {
  await visit(unknownAddress);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute(
    "content",
    "noindex",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});

test("Return to Homepage goes to the home page", async ({ page, visit }) => {
  await visit(unknownAddress);
  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("heading", { name: "Our Mission" }),
  ).toBeVisible();
});
