import { openNavigation } from "../support/landmarks";
import { control } from "../support/scheme";
import { expectScrolledTo } from "../support/scrolling";
import { expect, test } from "../support/test";

// Where a visitor has disabled storage, even looking for it throws an error. An
// error that the page doesn't catch fails every test.

test("without storage, the site works", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });

  await test.step("every page gets its fonts", async () => {
    for (const path of ["/", "/about"]) {
      await page.goto(path);
      await expect(page.locator("#late-styles")).toHaveCount(0);
    }
  });

  await test.step("the switch works until the visitor leaves the page", async () => {
    await control(page).click();
    await expect(control(page)).toBeChecked();
    await page.reload();
    await expect(control(page)).not.toBeChecked();
  });

  await test.step("a link to a section of the home page is a plain link", async () => {
    const navigation = await openNavigation(page);
    await navigation.getByRole("link", { name: "Programs" }).click();
    await expect(page).toHaveURL("/#programs");
    await expectScrolledTo(page, "programs");
  });
});
