import type { Locator } from "@playwright/test";
import { donateAddress } from "../support/content";
import { barLinks, footerLinks, otherLinks } from "../support/destinations";
import { footer, openNavigation } from "../support/landmarks";
import { distinctPaths } from "../support/pages";
import { expect, test } from "../support/test";

// reading-order.spec.ts covers the texts, and the names of the links.

const addresses = (parts: Locator) =>
  parts
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("the first heading of every page is at least 2rem large", async ({
  page,
  visit,
}) => {
  for (const path of distinctPaths) {
    await visit(path);
    const heading = page.getByRole("heading", { level: 1 });
    const size = await heading.evaluate(
      (node) => getComputedStyle(node).fontSize,
    );
    expect(parseFloat(size), path).toBeGreaterThanOrEqual(32);
  }
});

const hrefsOf = (links: typeof barLinks) => links.map(({ href }) => href);

for (const path of distinctPaths) {
  test(`${path} has a fixed bar, and the links of the bar and the footer`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const bar = page.getByRole("banner");
    await expect(bar).toHaveCSS("position", "fixed");
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(page.locator("html")).toHaveAttribute("lang", "en");

    expect(await addresses(footer(page))).toEqual([
      ...hrefsOf(footerLinks),
      donateAddress,
      ...hrefsOf(otherLinks),
    ]);
    expect(await addresses(await openNavigation(page))).toEqual([
      ...hrefsOf(barLinks),
      donateAddress,
    ]);
  });

  test(`every donate link of ${path} is the same`, async ({ page, visit }) => {
    await visit(path);
    const links = page.locator("a[target]");
    expect(await links.count()).toBeGreaterThanOrEqual(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("href", donateAddress);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener");
      await expect(link).toHaveText(
        /\w+ \((?:opens in a new tab|se abre en una pestaña nueva)\)$/,
      );
    }
  });
}
