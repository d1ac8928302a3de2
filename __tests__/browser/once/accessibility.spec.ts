import type { Page } from "@playwright/test";
import { axeFindings } from "../../../scripts/review/axe";
import { mainNavigation, openNavigation } from "../support/landmarks";
import { allPaths } from "../support/pages";
import { expect, test } from "../support/test";
import { showToast } from "../support/toast";

/** Of a window at no zoom, in CSS pixels. */
const widths = [320, 1440];
const height = 900;

/** From here on the menu is laid out in the bar, and can't be opened. */
const laidOutFrom = 896;

const plain = { colorScheme: "light", forcedColors: "none" } as const;

/** What a visitor may have set in the system or the browser. */
const settings = [
  { name: "light", media: plain, zoom: 1 },
  { name: "dusk", media: { ...plain, colorScheme: "dark" }, zoom: 1 },
  { name: "forced", media: { ...plain, forcedColors: "active" }, zoom: 1 },
  { name: "200 % zoom", media: plain, zoom: 2 },
] as const;

type Setting = (typeof settings)[number];

interface Opening {
  readonly name: string;
  readonly isPossible: (path: string, cssWidth: number) => boolean;
  readonly open: (page: Page) => Promise<unknown>;
  /** Throws where it is closed again. */
  readonly expectOpen: (page: Page) => Promise<void>;
}

const openings: readonly Opening[] = [
  {
    name: "as it comes",
    isPossible: () => true,
    open: () => Promise.resolve(),
    expectOpen: () => Promise.resolve(),
  },
  {
    name: "menu open",
    // It is the same on every page, but for the item of the page itself.
    isPossible: (path, cssWidth) =>
      cssWidth < laidOutFrom && ["/", "/about"].includes(path),
    open: openNavigation,
    expectOpen: (page) => expect(mainNavigation(page)).toBeVisible(),
  },
  {
    name: "toast showing",
    // No other page has a button that shows one.
    isPossible: (path) => path === "/",
    open: async (page) => {
      await showToast(page);
      // With the focus on it, it stays.
      await page.keyboard.press("F8");
    },
    expectOpen: (page) => expect(page.getByRole("status")).not.toBeEmpty(),
  },
];

const views = allPaths
  .flatMap((path) => widths.map((width) => ({ path, width })))
  .flatMap(({ path, width }) =>
    openings.map(({ name, isPossible, ...opening }) => ({
      title: `${path} at ${width} px, ${name}`,
      path,
      width,
      ...opening,
      states: settings.filter(({ zoom }) => isPossible(path, width / zoom)),
    })),
  );

/** Zoomed in, a window has so many CSS pixels fewer. */
async function use(page: Page, width: number, { media, zoom }: Setting) {
  await page.emulateMedia(media);
  await page.setViewportSize({ width: width / zoom, height: height / zoom });
}

const total = views.reduce((sum, { states }) => sum + states.length, 0);

test.describe(`axe finds nothing in ${total} states of ${allPaths.length} pages`, () => {
  for (const { title, path, width, open, expectOpen, states } of views) {
    const [first, ...others] = states;
    if (first === undefined) continue;

    test(title, async ({ page, visit }) => {
      await use(page, width, first);
      await visit(path);
      await open(page);
      expect.soft(await axeFindings(page), first.name).toEqual([]);
      for (const setting of others) {
        await use(page, width, setting);
        await expectOpen(page);
        expect.soft(await axeFindings(page), setting.name).toEqual([]);
      }
    });
  }
});
