import { htmlOf } from "../support/pages";
import { dusk, look } from "../support/scheme";
import { expect, test } from "../support/test";

// On a slow network, browsers paint a page whose end is still on its way. Here,
// each page ends where its text begins.

test.beforeEach(({ page }) =>
  page.route("/about", async (route) => {
    const response = await route.fetch();
    const [body = ""] = (await response.text()).split(/(?<=<body>)/);
    await route.fulfill({ response, body });
  }),
);

// budgets.spec.ts counts the scripts of every page, and a build refuses others.
test("a page has the chosen scheme before its text", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.scheme = "dusk";
  });
  await page.goto("/about");
  const { paper, bar } = dusk;
  expect(await look(page)).toMatchObject({ paper, bar });
});

test("text stays in place while more arrives", async ({ page }) => {
  await page.goto("/about");
  const html = htmlOf("/about");
  const end = html.indexOf("</p>", html.indexOf("<article"));
  const parts = [html.slice(0, end), html.slice(end)];
  const [before, after] = await page.evaluate(([start = "", rest = ""]) => {
    /* eslint-disable @typescript-eslint/no-deprecated -- only this parses a page
       in pieces, as it comes from the network */
    document.open();
    document.write(start);
    const last = [...document.querySelectorAll("main p")].at(-1);
    const early = last?.getBoundingClientRect();
    document.write(rest);
    /* eslint-enable */
    const late = last?.getBoundingClientRect();
    return [early, late].map((place) => place && [place.x, place.width]);
  }, parts);
  expect(before).toBeDefined();
  expect(before).toEqual(after);
});

test("only after another page, a page waits for its end", async ({
  page,
  baseURL,
}) => {
  for (const referer of ["", `${baseURL}/`]) {
    await page.goto("/about", { referer });
    await expect(page.locator("[rel=expect]")).toHaveCount(referer ? 1 : 0);
  }
});
