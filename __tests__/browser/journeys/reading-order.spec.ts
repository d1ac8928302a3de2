import { site } from "../support/content";
import { barLinks, footerLinks, otherLinks } from "../support/destinations";
import { isCollapsed, openNavigation } from "../support/landmarks";
import { pagePaths, unknownAddress } from "../support/pages";
import { readingOrder, withTextsJoined } from "../support/reading-order";
import { expect, test } from "../support/test";
import {
  writtenHome,
  writtenNotice,
  writtenPage,
} from "../support/written-order";

// Everything that a page tells its visitors: texts, pictures, links, buttons.

const newTab = "(opens in a new tab)";

const links = (...names: string[]) => names.map((name) => `link "${name}"`);

const namesOf = (all: typeof barLinks) => all.map(({ name }) => name);

const bar = links(...namesOf(barLinks), `Donate Now ${newTab}`);

/** Only with script, which turns the page to dusk. */
const schemeSwitch = 'switch "Dusk"';

const footer = [
  "contentinfo",
  `"${site.name}"`,
  'navigation "Footer"',
  ...links(...namesOf(footerLinks)),
  ...links(`Donate Now ${newTab}`, ...namesOf(otherLinks)),
  `"© ${site.copyrightYear} ${site.name}. All rights reserved."`,
  `"501(c)\u2060(3) nonprofit · EIN ${site.ein}"`,
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
  test(`${path} is announced as written, in order`, async ({
    page,
    visit,
    javaScriptEnabled,
  }) => {
    await visit(path);
    const navigation = (await isCollapsed(page))
      ? ['button "Menu"']
      : ['navigation "Main"', ...bar];
    const expected = [
      ...links("Skip to content"),
      "banner",
      ...links(site.name),
      ...(javaScriptEnabled ? [schemeSwitch] : []),
      ...navigation,
      "main",
      ...writtenNotice,
      ...main,
      ...footer,
      ...toastArea,
    ];
    expect(await readingOrder(page.locator("body"))).toEqual(
      withTextsJoined(expected),
    );
  });
}

test(
  "the open menu is announced after its button",
  { tag: "@phone" },
  async ({ page, visit, javaScriptEnabled }) => {
    await visit("/about");
    await openNavigation(page);
    expect(await readingOrder(page.getByRole("banner"))).toEqual([
      "banner",
      ...links(site.name),
      ...(javaScriptEnabled ? [schemeSwitch] : []),
      'button "Menu"',
      'navigation "Main"',
      ...bar,
    ]);
  },
);
