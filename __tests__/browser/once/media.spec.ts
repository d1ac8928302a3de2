import { home } from "../support/content";
import {
  mainNavigation,
  openNavigation,
  toastRegion,
} from "../support/landmarks";
import { allPaths } from "../support/pages";
import { expect, test } from "../support/test";
import { showToast } from "../support/toast";

test.describe("with forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const path of allPaths) {
    test(`${path} uses the visitor's colors for text and links`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const allowed = await page.evaluate(() =>
        ["CanvasText", "LinkText", "VisitedText", "ButtonText"].map((name) => {
          const probe = document.createElement("i");
          probe.style.color = name;
          document.body.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }),
      );
      const others = await page
        .locator("h1, h2, h3, p, li, a, button, dt, dd, td, th")
        .evaluateAll(
          (elements, colors) =>
            elements
              .filter((element) => element.checkVisibility())
              .filter(
                (element) => !colors.includes(getComputedStyle(element).color),
              )
              .map((element) => element.textContent),
          allowed,
        );
      expect(others).toEqual([]);
    });
  }

  test("text over pictures gets a plain background", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const over = [
      page.getByRole("heading", { level: 1 }),
      page.getByText(home.hero.text),
      page.getByRole("heading", { name: "Join Our Conservation Mission" }),
      page.getByText(home.callToAction.lead),
    ];
    for (const words of over) {
      await expect(words).not.toHaveCSS("background-color", /, 0\)$/);
    }
  });
});

test.describe("in print", () => {
  test("a policy is readable, without screen-only elements", async ({
    page,
    visit,
  }) => {
    await visit("/privacy-policy");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toHaveCSS("position", "static");
    await expect(mainNavigation(page)).toBeHidden();
    await expect(
      page.getByRole("navigation", { name: "On this page" }),
    ).toBeHidden();
    await expect(
      page.getByRole("heading", { name: "Privacy Policy" }),
    ).toBeVisible();
    for (const text of await page
      .getByRole("main")
      .locator("h2, p:not(nav *)")
      .all()) {
      await expect(text).toBeVisible();
    }
    const skipLink = page.getByRole("link", { name: "Skip to content" });
    await expect(skipLink).not.toBeInViewport();
  });

  test("the menu, its button, and a visible toast are not printed", async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit("/");
    await showToast(page);
    await openNavigation(page);
    await page.emulateMedia({ media: "print" });
    await expect(mainNavigation(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    await expect(toastRegion(page)).toBeHidden();
  });
});
