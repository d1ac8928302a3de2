import type { Page } from "@playwright/test";
import { toastsRoot } from "../../../src/toasts/toast-markup";
import { expect, test } from "../support/test";

/** The requests for script files so far. */
async function scriptsOf(page: Page) {
  const requests = await page.requests();
  return requests.filter((request) => /\.js(?:on)?$/.test(request.url()));
}

function contactButton(page: Page) {
  return page.getByRole("button", { name: "Contact Information" });
}

test("the click that loads React is not lost", async ({ page, visit }) => {
  await visit("/");
  const atLoad = await page.getByRole("status").elementHandle();
  // Dispatched, because `click()` would scroll there, which loads React.
  await contactButton(page).dispatchEvent("click");
  await expect(page.getByRole("status")).toContainText("Contact Information");
  const withWords = await page.getByRole("status").elementHandle();
  expect(await page.evaluate(([a, b]) => a === b, [atLoad, withWords])).toBe(
    true,
  );
  expect(await scriptsOf(page)).toHaveLength(1);
});

test("where data is saved, React waits for a click", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const connection = { saveData: true };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
  await visit("/");
  await contactButton(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  expect(await scriptsOf(page)).toEqual([]);
});

test("if React fails to load, a note shows", async ({ page, visit, fail }) => {
  await fail(/\/toasts-\w+\.js$/);
  await visit("/");
  await expect(page.getByRole("alert")).toBeHidden();
  await contactButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("status")).toBeEmpty();

  await page.unrouteAll();
  await contactButton(page).click();
  await expect(page.getByRole("status")).toContainText("Contact Information");
  await expect(page.getByRole("alert")).toBeHidden();
});

test("React leaves a rewritten page as it is", async ({ page, visit }) => {
  await visit("/");
  // As a translator and an extension do.
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll("h2")) {
      heading.innerHTML = `<font>${heading.innerHTML}</font>`;
    }
    document.querySelector("footer li")?.remove();
    document.body.prepend(document.createElement("aside"));
  });
  const content = page.locator(
    `body > aside, #___gatsby > :not(${toastsRoot})`,
  );
  const html = () =>
    content.evaluateAll((parts) => parts.map(({ outerHTML }) => outerHTML));
  const before = await html();
  // Where it is, because scrolling there would load React.
  await contactButton(page).evaluate((button) => {
    button.focus({ preventScroll: true });
  });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Contact Information");
  await expect(contactButton(page)).toBeFocused();
  expect(before.length).toBeGreaterThan(2);
  expect(await html()).toEqual(before);
});
