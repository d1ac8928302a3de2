import { mainNavigation } from "../support/landmarks";
import type * as pageLines from "../support/page-lines";
import { pagesScript, sampleContent } from "../support/pages-script";
import { sampleFolder } from "../support/sample";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

declare const pages: typeof pageLines;

// The first version of iOS 15 knows neither of these, nor popovers.
test("on iOS 15, the bar and hero cover nothing", async ({ page, visit }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  // The hero moves down when scrolled.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replaceAll("(:popover-open)", "(:unknown)")
      .replace(' popover="auto"', "")
      .replaceAll(/overflow:clip|svh/g, "unknown");
    await route.fulfill({ response: answer, body: html });
  });
  await visit("/");
  const notice = page.getByRole("note").getByRole("paragraph");
  const links = await mainNavigation(page).getByRole("link").all();
  const title = page.getByRole("heading", { level: 1 });
  for (const words of [...links, notice, title]) {
    // A trial finds out whether something else would be clicked.
    await words.click({ trial: true });
  }

  const { y = 0, height = 0 } =
    (await page.getByRole("banner").boundingBox()) ?? {};
  const noticeBox = await notice.boundingBox();
  expect((noticeBox?.y ?? 0) - y - height).toBeLessThan(20);

  await scrollTo(page, 300);
  const goesOn = await page
    .getByRole("region")
    .first()
    .evaluate((hero) => {
      const { bottom } = hero.getBoundingClientRect();
      return hero.contains(document.elementFromPoint(9, bottom + 9));
    });
  expect(goesOn).toBe(false);
});

test("the bar scrolls away in tiny windows", async ({ page, visit }) => {
  await visit("/");
  const bar = page.getByRole("banner");
  await page.setViewportSize({ width: 320, height: 256 });
  await scrollTo(page, 400);
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(bar).toBeInViewport();
});

const widths = [280, 320, 390, 480, 768, 896, 1199, 1200, 1280, 1440, 1920];

const longTitles: Readonly<Record<string, object>> = {
  "/accessibility": { title: "Volunteer With U", menu: true },
  "/terms-of-use": { title: "Support Our Work", menu: true },
};

test("the bar has room for any menu and name", async ({ page, visit }) => {
  const logo = { path: `${sampleFolder}/images/logo.png` };
  await page.route("/static/logo.webp", (route) => route.fulfill(logo));
  await visit("/about");
  const bar = page.getByRole("banner");
  const height = (await bar.boundingBox())?.height;
  await page.evaluate(await pagesScript());
  const content = await sampleContent();
  for (const name of [
    "Friends of the Bilingual Libraries of Río Verde NM",
    // It begins with the county.
    "Doña Ana County Library Friends and Old Bookmobile",
    // As long as the content model allows.
    "International Association for the Conservation of Environments and Communities X",
  ]) {
    const changed = {
      ...content,
      site: { ...content.site, name },
      pages: content.pages.map(({ frontMatter, ...rest }) => ({
        ...rest,
        frontMatter: { ...frontMatter, ...longTitles[rest.address] },
      })),
    };
    await page.evaluate((all) => pages.showBar(all), changed);
    for (const width of widths) {
      const where = `${name} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      expect.soft((await bar.boundingBox())?.height, where).toBe(height);
      const parts = await bar.locator("a:visible, button:visible").all();
      expect.soft(parts, where).toHaveLength(width < 1200 ? 2 : 10);
      for (const part of [...parts, bar.getByText(name.slice(-9))]) {
        await expect.soft(part, where).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test("a phone on its side shows where to give at once", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit("/");
  const give = page.getByRole("link", { name: "Support Our Mission" });
  // Even below a notice.
  await expect(give).toBeInViewport({ ratio: 0.9 });
});
