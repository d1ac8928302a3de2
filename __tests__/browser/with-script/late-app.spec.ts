import type { Page } from "@playwright/test";
import { expectHydrated } from "../support/hydration";
import { allPaths } from "../support/pages";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

/** Collects the URLs of script files as the page requests them. */
function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|page-data/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

function contactButton(page: Page) {
  return page.getByRole("button", { name: "Contact Information" });
}

async function scrollToEnd(page: Page) {
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
}

for (const path of allPaths) {
  test(`${path} loads no script files on arrival`, async ({ page, visit }) => {
    const scripts = scriptsOf(page);
    await visit(path);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
  });
}

test("a text page loads none when scrolled to the end", async ({
  page,
  visit,
}) => {
  const scripts = scriptsOf(page);
  await visit("/privacy-policy");
  await scrollToEnd(page);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});

test("the click that loads React is not lost", async ({ page, visit }) => {
  const scripts = scriptsOf(page);
  await visit("/");
  // Dispatched, because `click()` would scroll there, which loads React.
  await contactButton(page).dispatchEvent("click");
  await expect(page.getByRole("status")).toContainText("Contact Information");
  expect(scripts.length).toBeGreaterThan(3);
});

test("the key press that loads React is not lost", async ({ page, visit }) => {
  await visit("/");
  await contactButton(page).evaluate((button) => {
    button.focus({ preventScroll: true });
  });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Contact Information");
  await expect(contactButton(page)).toBeFocused();
});

test("scrolling near the button loads React and keeps the scroll position", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollToEnd(page);
  const before = await page.evaluate(() => window.scrollY);
  await expectHydrated(page);
  await expect(page.getByRole("status")).toBeEmpty();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("with data saving, only a click loads React", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    });
  });
  const scripts = scriptsOf(page);
  await visit("/");
  await scrollToEnd(page);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await contactButton(page).click();
  await expect(page.getByRole("status")).toContainText("Contact Information");
});

test("if a script fails to load, the page stays and a second click works", async ({
  page,
  visit,
  faults,
}) => {
  let isBlocked = true;
  await page.route(/\/framework-\w+\.js$/, async (route) => {
    faults.excuse(route.request().url());
    await (isBlocked ? route.abort("failed") : route.continue());
  });
  await visit("/");
  await contactButton(page).click();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.getByRole("status")).toBeEmpty();

  isBlocked = false;
  await contactButton(page).click();
  await expect(page.getByRole("status")).toContainText("Contact Information");
});

test("React does not change the head when it hydrates", async ({
  page,
  visit,
}) => {
  await visit("/");
  await contactButton(page).click();
  await expect(page.getByRole("status")).not.toBeEmpty();
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.locator("meta[name=description]")).toHaveCount(1);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
});
