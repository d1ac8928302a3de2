import { unknownAddress } from "../support/pages";
import { expect, test } from "../support/test";

test("an unknown path shows 404, Page Not Found and the message", async ({
  page,
  visit,
}) => {
  await visit(unknownAddress);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(
    "Page Not Found",
  );
  await expect(
    page.getByText(
      "Oops! The page you are looking for does not exist. It might have been moved or deleted.",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute(
    "content",
    "noindex",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect(page.locator("[aria-current]")).toHaveCount(0);
});

test("Return to Homepage goes to the home page", async ({ page, visit }) => {
  await visit(unknownAddress);
  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("heading", { name: "Our Mission" }),
  ).toBeVisible();
});
