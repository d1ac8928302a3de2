import { brandLines } from "../../../src/layout/brand-lines";
import { site } from "../support/content";
import { barLinks, footerLinks, otherLinks } from "../support/destinations";
import { isCollapsed, openNavigation } from "../support/landmarks";
import { pagePaths, unknownAddress } from "../support/pages";
import { readingOrder } from "../support/reading-order";
import { expect, test } from "../support/test";
import { showToast } from "../support/toast";
import {
  writtenHome,
  writtenNotice,
  writtenPage,
} from "../support/written-order";

const newTab = "(opens in a new tab)";

const links = (...names: string[]) => names.map((name) => `link "${name}"`);

const namesOf = (all: typeof barLinks) => all.map(({ name }) => name);

const bar = links(...namesOf(barLinks), `Donate Now ${newTab}`);

const [place, rest] = brandLines(site.name, site.county);
// Screen readers get the uppercase text that CSS produces.
const brand = `link "${`${place} ${rest.toUpperCase()}`.trim()}"`;

const footer = [
  "contentinfo",
  `"${site.name}"`,
  'navigation "Footer"',
  ...links(...namesOf(footerLinks)),
  ...links(`Donate Now ${newTab}`, ...namesOf(otherLinks)),
  `"© ${site.copyrightYear} ${site.name}. All rights reserved."`,
  `"501(c)(3) nonprofit · EIN ${site.ein}"`,
];

/** The empty toast area. */
const toastArea = ['region "Notifications (F8)"', "status"];

const notFound = [
  'heading 1 "404"',
  'heading 2 "Page Not Found"',
  '"Oops! The page you are looking for does not exist. It might have been moved or deleted."',
  ...links("Return to Homepage"),
];

const pages = [
  ...pagePaths.map((path) => ({
    path,
    main: path === "/" ? writtenHome : writtenPage(path),
  })),
  { path: unknownAddress, main: notFound },
];

for (const { path, main } of pages) {
  test(`${path} is announced as written, in order`, async ({ page, visit }) => {
    await visit(path);
    const navigation = (await isCollapsed(page))
      ? ['button "Menu"']
      : ['navigation "Main"', ...bar];
    const told = await readingOrder(page);
    // Shown only where the table scrolls.
    expect(told.filter((line) => !line.includes("Scroll sideways"))).toEqual([
      ...links("Skip to content"),
      "banner",
      brand,
      ...navigation,
      "main",
      ...writtenNotice,
      ...main,
      ...footer,
      ...toastArea,
    ]);
  });
}

test(
  "the open menu is announced after its button",
  { tag: "@phone" },
  async ({ page, visit }) => {
    await visit("/about");
    await openNavigation(page);
    const told = await readingOrder(page);
    const button = told.indexOf('button "Menu"');
    expect(told.slice(button + 1, button + 2 + bar.length)).toEqual([
      'navigation "Main"',
      ...bar,
    ]);
  },
);

test("a toast is announced in its region, followed by its button", async ({
  page,
  visit,
}) => {
  await visit("/");
  await showToast(page);
  const told = await readingOrder(page);
  const { street, city, state } = site.address;
  expect(told.slice(told.indexOf('region "Notifications (F8)"'))).toEqual([
    ...toastArea,
    '"Contact Information"',
    `"${site.email}"`,
    `"${site.contact?.phone}"`,
    `"${street}, ${city}, ${state}"`,
    'button "Dismiss"',
  ]);
});
