import type { Page, Route } from "@playwright/test";
import { footer } from "../support/landmarks";
import { unseen } from "../support/seen";
import { expect, test } from "../support/test";

// A new version is deployed while a visitor has a page of the old build open,
// so that scripts and data it would load are gone or don't match. The toast
// only repeats text on the page, so the page must stay as it is: a reload would
// lose it if the visitor's network is what failed. Only data of another build
// makes Gatsby reload, once.

function gone(route: Route) {
  return route.fulfill({
    status: 404,
    contentType: "text/html",
    body: "<title>Page Not Found</title><h1>404</h1>",
  });
}

const deploys = [
  { name: "all scripts are gone", files: /\.js$/, answer: gone },
  {
    name: "a lazily loaded script is gone",
    files: /\/component---.*\.js$/,
    answer: gone,
  },
  { name: "the page's data is gone", files: /page-data\.json/, answer: gone },
  {
    name: "the page's data is of the new build",
    files: /page-data\.json|app-data\.json/,
    answer: async (route: Route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const hash = /(?<="webpackCompilationHash":")\w+/;
      await route.fulfill({ body: text.replace(hash, "0".repeat(20)) });
    },
  },
];

function contactButton(page: Page) {
  return page.getByRole("button", { name: "Contact Information" });
}

for (const { name, files, answer } of deploys) {
  test(`${name}: after a click the page is unchanged and usable`, async ({
    page,
    faults,
    addressOf,
    visit,
  }) => {
    // Errors about the missing files, reported by their URL and the page's.
    faults.excuse(addressOf("/"));
    page.on("request", (request) => {
      if (/\.js(?:on)?$/.test(request.url())) faults.excuse(request.url());
    });
    let answers = 0;
    await page.route(files, async (route) => {
      answers += 1;
      await answer(route);
    });
    await visit("/");
    const words = page.getByRole("main").locator("h1, h2, h3, p, li, dt, dd");
    const before = await words.allTextContents();

    for (let press = 0; press < 2; press += 1) {
      await contactButton(page).click();
      await page.waitForLoadState("networkidle");
    }

    await expect.poll(() => answers).toBeGreaterThan(0);
    expect(await words.allTextContents()).toEqual(before);
    expect(await unseen(words)).toEqual([]);
    await expect(page).toHaveURL("/");
    await footer(page).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
  });
}
