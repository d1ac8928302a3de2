import { donateAddress, home } from "../support/content";
import { toastRegion } from "../support/landmarks";
import { distinctPaths } from "../support/pages";
import { unseen } from "../support/seen";
import { expect, test } from "../support/test";
import { showToast } from "../support/toast";

for (const path of distinctPaths) {
  test(`${path} in the visitor's own colors, and in print`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await page.emulateMedia({ forcedColors: "active" });
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

    await page.emulateMedia({
      forcedColors: "none",
      media: "print",
      colorScheme: "dark",
    });
    const inks = await page
      .locator("body *:visible:not(svg *)")
      .evaluateAll((elements) =>
        elements
          .map((element) => getComputedStyle(element))
          .map((style) => `${style.color} on ${style.backgroundColor}`),
      );
    expect(new Set(inks)).toEqual(
      new Set(["rgb(21, 48, 42) on rgba(0, 0, 0, 0)"]),
    );
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(
      page.getByRole("link", { name: "Skip to content" }),
    ).toHaveCount(0);
    const texts = page.getByRole("main").locator("h1, h2, h3, p:not(nav *)");
    expect(await unseen(texts)).toEqual([]);
  });
}

test.describe("with forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("text over pictures gets a plain background", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const over = [
      page.getByRole("heading", { level: 1 }),
      page.getByText(home.hero.text),
      page.getByRole("heading", { name: "Read With Us" }),
      page.getByText(home.callToAction.lead),
    ];
    for (const words of over) {
      const behind = await words.evaluate((node) => {
        const { backgroundColor, mixBlendMode } = getComputedStyle(
          node,
          "::before",
        );
        return [backgroundColor, mixBlendMode];
      });
      expect(behind).toEqual(["rgb(255, 255, 255)", "normal"]);
    }
  });
});

test.describe("in print", () => {
  test("home fits on three sheets", async ({ page, visit }) => {
    await visit("/");
    for (const format of ["Letter", "A4"]) {
      const pdf = await page.pdf({ format });
      const sheets = pdf.toString("latin1").match(/\/Type \/Page\b/g);
      expect(sheets?.length).toBeLessThanOrEqual(3);
    }
  });

  test("donate buttons are text with their address, and others are left out", async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ media: "print" });
    await visit("/");
    const main = page.getByRole("main");
    for (const name of ["Support Our Mission", "Donate Today"]) {
      const link = main.getByRole("link", { name });
      await expect(link).toHaveCSS("border-top-style", "none");
      const address = await link.evaluate(
        (node) => getComputedStyle(node, "::after").content,
      );
      expect(address).toContain(donateAddress);
    }
    for (const name of ["Learn More", "See All Events"]) {
      await expect(main.getByRole("link", { name })).toHaveCount(0);
    }
  });

  test("a toast is not printed", async ({ page, visit }) => {
    await visit("/");
    await showToast(page);
    await page.emulateMedia({ media: "print" });
    await expect(toastRegion(page)).toBeHidden();
  });
});
