import { donateAddress } from "../support/content";
import { openNavigation } from "../support/landmarks";
import { expect, test } from "../support/test";

// page-files.spec.ts compares every donate link of every page with this address.

test("Donate Now opens the charity-rating page in a new tab", async ({
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
  const navigation = await openNavigation(page);
  const opening = context.waitForEvent("page");
  await navigation.getByRole("link", { name: /^Donate Now/ }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(donateAddress);
  await expect(tab).toHaveTitle("Rated");
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL("/");
});
