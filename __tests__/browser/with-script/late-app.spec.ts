import type { Page } from "@playwright/test";
import { expectHydrated } from "../support/hydration";
import { allPaths } from "../support/pages";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

/** The addresses of the script files that the page asks for, as it asks. */
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
  test(`${path} fetches no script file on arrival`, async ({ page, visit }) => {
    const scripts = scriptsOf(page);
    await visit(path);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
  });
}

test("a text page needs none to its end", async ({ page, visit }) => {
  const scripts = scriptsOf(page);
  await visit("/privacy-policy");
  await scrollToEnd(page);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});

test("the press that starts React is not lost", async ({ page, visit }) => {
  const scripts = scriptsOf(page);
  await visit("/");
  // Without scrolling there, which would start it before.
  await contactButton(page).dispatchEvent("click");
  await expect(page.getByRole("status")).toContainText("Contact Information");
  expect(scripts.length).toBeGreaterThan(3);
});

test("neither is the key", async ({ page, visit }) => {
  await visit("/");
  await contactButton(page).evaluate((button) => {
    button.focus({ preventScroll: true });
  });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Contact Information");
  await expect(contactButton(page)).toBeFocused();
});

test("a visitor who scrolls near finds it awake, and stays there", async ({
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

test("a visitor who saves data fetches it only by pressing", async ({
  page,
  visit,
}) => {
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

test("when a script can't be had the page stays, and a second press works", async ({
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

test("React finds the head as it left it", async ({ page, visit }) => {
  await visit("/");
  await contactButton(page).click();
  await expect(page.getByRole("status")).not.toBeEmpty();
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.locator("meta[name=description]")).toHaveCount(1);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
});
