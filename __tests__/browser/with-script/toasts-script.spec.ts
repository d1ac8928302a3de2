import type { Page } from "@playwright/test";
import { toastsRoot } from "../../../src/toasts/toast-markup";
import { expect, test } from "../support/test";

/** Collects the URLs of script files as the page requests them. */
function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|\.json$/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

function contactButton(page: Page) {
  return page.getByRole("button", { name: "Contact Information" });
}

test("the click that loads React is not lost", async ({ page, visit }) => {
  const scripts = scriptsOf(page);
  await visit("/");
  const atLoad = await page.getByRole("status").elementHandle();
  // Dispatched, because `click()` would scroll there, which loads React.
  await contactButton(page).dispatchEvent("click");
  await expect(page.getByRole("status")).toContainText("Contact Information");
  const withWords = await page.getByRole("status").elementHandle();
  expect(await page.evaluate(([a, b]) => a === b, [atLoad, withWords])).toBe(
    true,
  );
  expect(scripts).toHaveLength(1);
});

test("where data is saved, React waits for a click", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const connection = { saveData: true };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
  const scripts = scriptsOf(page);
  await visit("/");
  await contactButton(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  expect(scripts).toEqual([]);
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

/** What a translator and an extension do to a page. */
function rewrite(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement }) =>
        parentElement?.closest("script, style")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const template = document.createElement("template");
      template.innerHTML = "<font></font>";
      node.parentNode?.insertBefore(template.content, node);
      node.previousSibling?.appendChild(node);
    }
    document.querySelector("footer li")?.remove();
    document.body.prepend(document.createElement("aside"));
  });
}

test("React leaves a rewritten page as it is", async ({ page, visit }) => {
  await visit("/");
  await rewrite(page);
  const content = page.locator(
    `body > aside, #___gatsby > :not(${toastsRoot})`,
  );
  const before = await content.evaluateAll((parts) =>
    parts.map(({ outerHTML }) => outerHTML),
  );
  // Where it is, because scrolling there would load React.
  await contactButton(page).evaluate((button) => {
    button.focus({ preventScroll: true });
  });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Contact Information");
  await expect(contactButton(page)).toBeFocused();
  const after = await content.evaluateAll((parts) =>
    parts.map(({ outerHTML }) => outerHTML),
  );
  expect(before.length).toBeGreaterThan(3);
  expect(after).toEqual(before);
});
