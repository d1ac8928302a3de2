import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

const fonts = (page: Page) => page.locator("#late-fonts");

test("the first page loads its fonts after the load event", async ({
  page,
}) => {
  const order: string[] = [];
  page.on("load", () => order.push("load"));
  page.on("request", (request) => {
    if (request.resourceType() === "font") order.push("font");
  });
  await page.goto("/about");
  // Of both typefaces, two files: the name has an accent.
  await expect.poll(() => order.join(" ")).toBe("load font font font font");
});

test("the next page in the tab loads them earlier", async ({ page }) => {
  await page.goto("/about");
  await expect(fonts(page)).toHaveAttribute("media", "all");
  await page.goto("/terms-of-use", { waitUntil: "domcontentloaded" });
  expect(await fonts(page).getAttribute("media")).toBe("all");
});
