import { donateAddress, site } from "../support/content";
import { barLinks, footerLinks, otherLinks } from "../support/destinations";
import { footer, openNavigation, toastRegion } from "../support/landmarks";
import { distinctPaths } from "../support/pages";
import { expect, test } from "../support/test";

for (const path of distinctPaths) {
  test(`${path} has the bar, the footer, the toast area, and the donate link`, async ({
    page,
    visit,
  }) => {
    await visit(path);

    await test.step("a fixed bar, one main, a footer, an empty toast area", async () => {
      const bar = page.getByRole("banner");
      await expect(bar).toHaveCSS("position", "fixed");
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(toastRegion(page)).toBeAttached();
      await expect(page.getByRole("status")).toBeEmpty();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });

    await test.step("the footer's links, the year and the EIN", async () => {
      const links = footer(page).getByRole("link");
      const donateLink = {
        name: "Donate Now (opens in a new tab)",
        href: donateAddress,
      };
      const expected = [...footerLinks, donateLink, ...otherLinks];
      await expect(links).toHaveCount(expected.length);
      for (const [index, { name, href }] of expected.entries()) {
        await expect(links.nth(index)).toHaveAccessibleName(name);
        await expect(links.nth(index)).toHaveAttribute("href", href);
      }
      await expect(footer(page)).toContainText(
        `© ${site.copyrightYear} ${site.name}`,
      );
      await expect(footer(page)).toContainText(`EIN ${site.ein}`);
    });

    await test.step("every donate link is the same", async () => {
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

    await test.step("the bar's items in order, then Donate Now", async () => {
      const links = (await openNavigation(page)).getByRole("link");
      await expect(links).toHaveCount(barLinks.length + 1);
      for (const [index, { name, href }] of barLinks.entries()) {
        await expect(links.nth(index)).toHaveAccessibleName(name);
        await expect(links.nth(index)).toHaveAttribute("href", href);
      }
      await expect(links.last()).toHaveAccessibleName(/^Donate Now/);
    });
  });
}
