import type { Locator } from "@playwright/test";
import { donateAddress } from "../support/content";
import { barLinks, footerLinks, otherLinks } from "../support/destinations";
import { allPaths } from "../support/pages";
import { expect, test } from "../support/test";

// reading-order.spec.ts covers the texts, and the names of the links.

/** Of all links, also those in the collapsed menu. */
const addresses = (part: Locator) =>
  part
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

const hrefsOf = (links: typeof barLinks) => links.map(({ href }) => href);

/** The names of the links that lead to a page. */
const namesOf = (path: string, links: typeof barLinks) =>
  links.filter(({ href }) => href === path).map(({ name }) => name);

for (const path of allPaths) {
  test(`${path} has the bar, a large heading, the footer, and equal donate links`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const banner = page.getByRole("banner");
    await expect(banner).toHaveCSS("position", "fixed");
    await expect(banner).toBeInViewport({ ratio: 1 });
    const size = await page
      .getByRole("heading", { level: 1 })
      .evaluate((node) => getComputedStyle(node).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(32);

    const bar = banner.locator("nav");
    const footer = page.getByRole("contentinfo");
    expect(await addresses(bar)).toEqual([...hrefsOf(barLinks), donateAddress]);
    expect(await addresses(footer)).toEqual([
      ...hrefsOf(footerLinks),
      donateAddress,
      ...hrefsOf(otherLinks),
    ]);

    const current = "a[aria-current=page]";
    const inBar = path === "/" ? ["Home"] : namesOf(path, barLinks);
    await expect(bar.locator(current)).toHaveText(inBar);
    await expect(footer.locator(current)).toHaveText(
      namesOf(path, footerLinks),
    );

    const links = await page.locator("a[target]").evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute("href"),
        target: link.getAttribute("target"),
        rel: link.getAttribute("rel"),
        words: /\([^()]+\)$/.exec(link.textContent)?.[0],
      })),
    );
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) {
      expect(link).toEqual({
        href: donateAddress,
        target: "_blank",
        rel: "noopener",
        words: expect.stringMatching(
          /^\((?:opens in a new tab|se abre en una pestaña nueva)\)$/,
        ),
      });
    }
  });
}
