import { dusk, look } from "../support/scheme";
import { expect, test } from "../support/test";

// On a slow network, browsers paint a page whose end is still on its way. Here,
// each page ends where its text begins.

test.beforeEach(({ page }) =>
  page.route(/\/(?:about)?$/, async (route) => {
    const response = await route.fetch();
    const [body = ""] = (await response.text()).split(/(?<=<body>)/);
    await route.fulfill({ response, body });
  }),
);

for (const path of ["/", "/about"]) {
  test(`${path} has the chosen scheme before its text`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.scheme = "dusk";
    });
    await page.goto(path);
    const { paper, bar } = dusk;
    expect(await look(page)).toMatchObject({ paper, bar });
  });
}

test("only after another page, a page waits for its end", async ({
  page,
  addressOf,
}) => {
  for (const referer of ["", addressOf("/")]) {
    await page.goto("/about", { referer });
    await expect(page.locator("[rel=expect]")).toHaveCount(referer ? 1 : 0);
  }
});
