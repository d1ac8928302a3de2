import { donateAddress, site } from "../support/content";
import { openNavigation } from "../support/landmarks";
import { expect, test } from "../support/test";

const newTab = "(opens in a new tab)";

test("the donate URL ends in the nine digits of the EIN", () => {
  expect(donateAddress).toMatch(/\/\d{9}$/);
  expect(donateAddress).toContain(site.ein.replace("-", ""));
});

const buttons = [
  { name: "Support Our Mission", region: "main" },
  { name: "Donate Today", region: "main" },
  { name: "Donate Now", region: "banner" },
  { name: "Donate Now", region: "contentinfo" },
] as const;

for (const { name, region } of buttons) {
  test(`${name} (${region}) opens the charity-rating page in a new tab`, async ({
    context,
    page,
    faults,
    visit,
  }) => {
    faults.excuse(donateAddress);
    await context.route(donateAddress, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Rated</title>" }),
    );
    await visit("/");
    if (region === "banner") await openNavigation(page);
    const link = page
      .getByRole(region)
      .getByRole("link", { name: `${name} ${newTab}`, exact: true });
    const opening = context.waitForEvent("page");
    await link.click();
    const tab = await opening;
    await expect(tab).toHaveURL(donateAddress);
    await expect(tab).toHaveTitle("Rated");
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL("/");
  });
}
