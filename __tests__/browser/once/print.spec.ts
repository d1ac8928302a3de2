import { donateAddress } from "../support/content";
import { showToast } from "../support/toast";
import { expect, test } from "../support/test";

test("Home fits three sheets, with where to give", async ({ page, visit }) => {
  const loaded = page.waitForResponse("**/print.css");
  await visit("/");
  await loaded;
  for (const format of ["Letter", "A4"]) {
    const pdf = await page.pdf({ format });
    const sheets = pdf.toString("latin1").match(/\/Type \/Page\b/g);
    expect(sheets?.length, format).toBeLessThanOrEqual(3);
  }

  const about = page.getByRole("region", { name: "About the Friends" });
  await expect(about.getByText("Photo:")).toBeVisible();
  await showToast(page);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // Chromium would print black text on black.
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  // The credit of a hidden picture would belong to nothing.
  await expect(about.getByText("Photo:")).toBeHidden();
  await expect(about.getByRole("img")).toBeHidden();
  // Without waiting: after five seconds, it goes away anyway.
  expect(await page.getByRole("status").isVisible()).toBe(false);
  const main = page.getByRole("main");
  for (const name of ["Support Our Mission", "Donate Today"]) {
    const link = main.getByRole("link", { name });
    await expect(link).toHaveCSS("border-top-style", "none");
    const address = await link.evaluate(
      (node) => getComputedStyle(node, "::after").content,
    );
    expect(address).toContain(donateAddress);
  }
  for (const name of ["What We Do", "See All Events"]) {
    await expect(main.getByRole("link", { name })).toHaveCount(0);
  }
});

test("on paper, dates stay within their events", async ({ page, visit }) => {
  const loaded = page.waitForResponse("**/print.css");
  await visit("/events");
  await loaded;
  await page.emulateMedia({ media: "print" });
  const overhangs = await page
    .getByRole("main")
    .getByRole("listitem")
    .evaluateAll((events) =>
      events.map((event) => {
        const leaf = event.firstElementChild?.getBoundingClientRect();
        return (leaf?.bottom ?? NaN) - event.getBoundingClientRect().bottom;
      }),
    );
  expect(overhangs.length).toBeGreaterThan(0);
  expect(Math.max(...overhangs)).toBeLessThanOrEqual(0);
});
