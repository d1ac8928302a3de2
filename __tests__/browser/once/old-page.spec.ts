import type { Page, Route } from "@playwright/test";
import { footer } from "../support/landmarks";
import { unseen } from "../support/seen";
import { expect, test } from "../support/test";

// The site is deployed anew while a visitor has a page of the old build open:
// what that page would fetch by name is gone, or is no longer of its build. The
// toast would say what stands beside its button, so the page stays as it is: a
// reload would lose it to a visitor whose network is what failed. Data of
// another build alone makes Gatsby load the page again, once.

function gone(route: Route) {
  return route.fulfill({
    status: 404,
    contentType: "text/html",
    body: "<title>Page Not Found</title><h1>404</h1>",
  });
}

const deploys = [
  { name: "every script is gone", files: /\.js$/, answer: gone },
  {
    name: "a piece that the rest asks for is gone",
    files: /\/component---.*\.js$/,
    answer: gone,
  },
  { name: "the page's data is gone", files: /page-data\.json/, answer: gone },
  {
    name: "the data is the new build's",
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
  test(`${name}: a press leaves the page as it is, and usable`, async ({
    page,
    faults,
    addressOf,
    visit,
  }) => {
    // Reports of what the old page lacks, by its script and its address.
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
