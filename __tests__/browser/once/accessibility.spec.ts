import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe";
import { mainNavigation, openNavigation } from "../support/landmarks";
import { distinctPaths } from "../support/pages";
import { expect, test } from "../support/test";
import { showToast } from "../support/toast";

/** Window widths at 100% zoom, in CSS pixels. */
const widths = [320, 1440];
const height = 900;

/** The menu is in the bar from this width, and can't be opened. */
const menuInBarFrom = 1200;

const plain = { colorScheme: "light", forcedColors: "none" } as const;

/** What a visitor may have set in the system or the browser. */
const settings = [
  { name: "light", media: plain, zoom: 1 },
  { name: "dusk", media: { ...plain, colorScheme: "dark" }, zoom: 1 },
  { name: "forced", media: { ...plain, forcedColors: "active" }, zoom: 1 },
  { name: "200% zoom", media: plain, zoom: 2 },
] as const;

type Setting = (typeof settings)[number];

interface Opening {
  readonly name: string;
  readonly isPossible: (path: string, cssWidth: number) => boolean;
  readonly open: (page: Page) => Promise<unknown>;
  /** Fails if it has closed. */
  readonly expectOpen: (page: Page) => Promise<void>;
}

const openings: readonly Opening[] = [
  {
    name: "initial",
    isPossible: () => true,
    open: () => Promise.resolve(),
    expectOpen: () => Promise.resolve(),
  },
  {
    name: "menu open",
    // Same on every page except for the current item.
    isPossible: (path, cssWidth) =>
      cssWidth < menuInBarFrom && path === "/about",
    open: openNavigation,
    expectOpen: (page) => expect(mainNavigation(page)).toBeVisible(),
  },
  {
    name: "toast showing",
    // Only the home page has a toast button.
    isPossible: (path) => path === "/",
    open: async (page) => {
      await showToast(page);
      // It stays while it has focus.
      await page.keyboard.press("F8");
    },
    expectOpen: (page) => expect(page.getByRole("status")).not.toBeEmpty(),
  },
];

const views = distinctPaths
  .flatMap((path) => widths.map((width) => ({ path, width })))
  .flatMap(({ path, width }) =>
    openings.map(({ name, isPossible, ...opening }) => ({
      title: `${path} at ${width} px, ${name}`,
      path,
      width,
      ...opening,
      states: settings
        .map((setting) => ({ ...setting, cssWidth: width / setting.zoom }))
        .filter(({ cssWidth }) => cssWidth >= 320)
        .filter(({ cssWidth }) => isPossible(path, cssWidth)),
    })),
  );

/** Zoom reduces the window's CSS pixels. */
async function use(page: Page, width: number, { media, zoom }: Setting) {
  await page.emulateMedia(media);
  await page.setViewportSize({ width: width / zoom, height: height / zoom });
}

const total = views.reduce((sum, { states }) => sum + states.length, 0);

test.describe(`axe finds nothing in ${total} states of ${distinctPaths.length} pages`, () => {
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
