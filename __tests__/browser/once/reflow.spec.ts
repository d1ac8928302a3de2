import type { Page } from "@playwright/test";
import { sidewaysScroll, wideWords } from "../support/overflow";
import { overlappingTexts } from "../support/overlapping-texts";
import { site } from "../support/content";
import { mainNavigation, openNavigation } from "../support/landmarks";
import { distinctPaths } from "../support/pages";
import { expect, test } from "../support/test";
import { scrollTo } from "../support/scrolling";
import { showToast } from "../support/toast";

/** Texts that are cut off by the box around them, and can't be scrolled to. */
function cutOffTexts(page: Page) {
  return page.locator("body *").evaluateAll((elements) =>
    elements
      .filter((element) =>
        ["hidden", "clip"].includes(getComputedStyle(element).overflowX),
      )
      .filter((element) => element.clientWidth > 1 && element.tagName !== "IMG")
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent),
  );
}

/** What readers may set (WCAG 2.2, success criterion 1.4.12). */
const textSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }`;

/** In place of every text, except figures, in bold, which stay on one line. */
function writeLongWords(page: Page) {
  return page.locator("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.textContent?.trim() && !text.parentElement?.matches("strong"))
        text.textContent = "Restoration".repeat(6);
    }
  });
}

for (const path of distinctPaths) {
  test(`${path} loses nothing in narrow windows, with wider text spacing, text at 200% or a long word`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const spacing = await page.addStyleTag({ content: textSpacing });
    for (const width of [280, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
      expect.soft(await wideWords(page), `${width} px`).toEqual([]);
      expect.soft(await cutOffTexts(page), `${width} px`).toEqual([]);
      expect.soft(await overlappingTexts(page), `${width} px`).toEqual([]);
    }
    await spacing.evaluate(
      (style) => void style.parentNode?.removeChild(style),
    );

    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await cutOffTexts(page)).toEqual([]);
    for (const link of await mainNavigation(page).getByRole("link").all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    const heading = page.getByRole("heading", { level: 1 });
    const bar = await page.getByRole("banner").boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "";
    });

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await wideWords(page)).toEqual([]);
    await writeLongWords(page);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the page doesn't scroll sideways with the menu open", async ({
    page,
    visit,
  }) => {
    await visit("/about");
    const navigation = await openNavigation(page);
    expect(await sidewaysScroll(page)).toBe(0);
    const links = navigation.getByRole("link");
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test("in browsers without popovers, the bar doesn't cover the title", async ({
    page,
    visit,
  }) => {
    await page.route("/about", async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replaceAll("(:popover-open)", "(:unknown)")
        .replace(' popover="auto"', "");
      await route.fulfill({ response: answer, body: html });
    });
    await visit("/about");
    const links = mainNavigation(page).getByRole("link");
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole("banner").boundingBox();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test("the page doesn't scroll sideways with a toast showing", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await showToast(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(page.getByRole("status")).toBeInViewport({ ratio: 1 });
  });
});

for (const path of ["/", "/about"]) {
  test(`a long figure on ${path} is on one line`, async ({ page, visit }) => {
    await visit(path);
    const figure = page.getByText("1,000,000+", { exact: true });
    await figure.evaluate((strong) => (strong.textContent = "3,000,000+"));
    const long = page.getByText("3,000,000+", { exact: true });
    for (const width of [280, 320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await long.evaluate((strong) => {
        const range = document.createRange();
        range.selectNodeContents(strong);
        return [...range.getClientRects()].map(
          ({ right }) => right <= innerWidth,
        );
      });
      expect.soft(lines, `${width} px`).toEqual([true]);
    }
  });
}

test("the numbers of long contents are not cut off", async ({
  page,
  visit,
}) => {
  await visit("/field-notes");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("list").evaluate((list) => {
    const [first] = list.children;
    while (first && list.children.length < 12)
      list.append(first.cloneNode(true));
  });
  await contents.getByRole("listitem").last().scrollIntoViewIfNeeded();
  const box = await contents.boundingBox();
  if (box === null) throw new Error("There are no contents");
  const margin = 24;
  const clip = { ...box, x: box.x - margin, width: box.width + margin };
  const asShown = await page.screenshot({ clip });
  await contents.evaluate((nav) => (nav.style.overflow = "visible"));
  expect(asShown.equals(await page.screenshot({ clip }))).toBe(true);
});

test("the bar scrolls away in windows that it would fill", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.setViewportSize({ width: 320, height: 256 });
  await scrollTo(page, 400);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("banner")).toBeInViewport();
});

test("on phones, the rows of a table are below each other, with the columns' names", async ({
  page,
  visit,
}) => {
  await visit("/privacy-policy");
  const cells = page.getByRole("cell");
  const label = () =>
    cells.last().evaluate((cell) => getComputedStyle(cell, "::before").content);
  const isStacked = async () => {
    const [first, second] = await Promise.all(
      [cells.nth(0), cells.nth(1)].map((cell) => cell.boundingBox()),
    );
    return (second?.y ?? 0) > (first?.y ?? 0);
  };
  expect(await isStacked()).toBe(false);
  expect(await label()).toBe("none");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isStacked()).toBe(true);
  expect(await label()).toBe('"How long" / ""');
});

test("the longest menu fits the bar in the narrowest window that has one", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await visit("/");
  const bar = page.getByRole("banner");
  const before = await bar.boundingBox();
  const items = mainNavigation(page).getByRole("listitem");
  const added = items.filter({ hasText: "Accessibility" });
  await added.evaluate((item) => {
    const other = item.cloneNode(true);
    for (const { firstChild } of [item, other]) {
      if (firstChild) firstChild.textContent = "Volunteer With U";
    }
    item.after(other);
  });
  await expect(items).toHaveCount(9);
  expect(await bar.boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
});

test("a name of 50 characters leaves the bar as high as it is", async ({
  page,
  visit,
}) => {
  await visit("/");
  const bar = page.getByRole("banner");
  const height = (await bar.boundingBox())?.height;
  const name = await bar.getByText(site.name, { exact: true }).elementHandle();
  for (const words of [
    "Friends of the Bilingual Libraries of Río Verde NM",
    // As of a name that begins with the county.
    "Doña Ana County <small>Library Friends and Old Bookmobile</small>",
  ]) {
    await name.evaluate((span, html) => (span.innerHTML = html), words);
    for (const width of [280, 320, 390, 768, 896, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await bar.boundingBox();
      expect.soft(box?.height, `${words} at ${width} px`).toBe(height);
    }
  }
});
