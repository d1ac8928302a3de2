import type { Locator } from "@playwright/test";
import { expectAnnounced } from "../support/announced";
import { donateAddress } from "../support/content";
import { barLinks, footerLinks, otherLinks } from "../support/destinations";
import { footer, isCollapsed, openNavigation } from "../support/landmarks";
import { allPaths, unknownAddress } from "../support/pages";
import { expectPicturesLoaded } from "../support/pictures";
import { expect, test } from "../support/test";

const nameOf = (path: string) =>
  path === unknownAddress ? "404" : path.slice(1) || "home";

/** Of all links, also those in the collapsed menu. */
const addresses = (part: Locator) =>
  part
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

const hrefsOf = (links: typeof barLinks) => links.map(({ href }) => href);

/** The names of the links that lead to a page. */
const namesOf = (path: string, links: typeof barLinks) =>
  links.filter(({ href }) => href === path).map(({ name }) => name);

/** Words that end a link to another tab. */
const newTab = /^\((?:opens in a new tab|se abre en una pestaña nueva)\)$/;

for (const path of allPaths) {
  test(`${path} is announced as stored, between the bar and the footer`, async ({
    page,
    visit,
    javaScriptEnabled,
  }) => {
    await visit(path);
    await expect(page.locator("body").getByRole("link").first()).toHaveText(
      "Skip to content",
    );
    // Without scripts, Get In Touch has a note about the text of the toast.
    const variant = path === "/" && !javaScriptEnabled ? "-no-script" : "";
    await expectAnnounced(page.getByRole("main"), nameOf(path) + variant);

    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const banner = page.getByRole("banner");
    await expect(banner).toHaveCSS("position", "fixed");
    await expect(banner).toBeInViewport({ ratio: 1 });
    const size = await page
      .getByRole("heading", { level: 1 })
      .evaluate((node) => getComputedStyle(node).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(32);

    const bar = banner.locator("nav");
    expect(await addresses(bar)).toEqual([...hrefsOf(barLinks), donateAddress]);
    expect(await addresses(footer(page))).toEqual([
      ...hrefsOf(footerLinks),
      donateAddress,
      ...hrefsOf(otherLinks),
    ]);
    const current = "a[aria-current=page]";
    const inBar = path === "/" ? ["Home"] : namesOf(path, barLinks);
    await expect(bar.locator(current)).toHaveText(inBar);
    await expect(footer(page).locator(current)).toHaveText(
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
        words: expect.stringMatching(newTab),
      });
    }

    // Home has many; pictures.spec.ts waits for them.
    if (path !== "/") await expectPicturesLoaded(page);
  });
}

test("the bar and the footer are announced as stored", async ({
  page,
  visit,
  javaScriptEnabled,
}) => {
  await visit("/about");
  const width = (await isCollapsed(page)) ? "-collapsed" : "";
  const variant = javaScriptEnabled ? "" : "-no-script";
  const bar = page.getByRole("banner");
  await expectAnnounced(bar, `bar${width}${variant}`);
  await expectAnnounced(footer(page), "footer");
});

test(
  "the open menu is announced after its button",
  { tag: "@phone" },
  async ({ page, visit, javaScriptEnabled }) => {
    await visit("/about");
    await openNavigation(page);
    const variant = javaScriptEnabled ? "" : "-no-script";
    await expectAnnounced(page.getByRole("banner"), `open-menu${variant}`);
  },
);
