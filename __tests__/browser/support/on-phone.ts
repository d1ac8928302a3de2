import { expect, type Locator, type Page } from "@playwright/test";
import { site } from "./content";
import { cutOffTexts, sidewaysScroll } from "./overflow";

/** The words of elements that are broken in the middle. */
function brokenWords(elements: Locator) {
  return elements.evaluateAll((boxes) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const box of boxes) {
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const words = text.nodeValue?.matchAll(/\S+/g) ?? [];
        for (const { 0: word, index } of words) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          if (new Set(tops).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/**
 * Expects a page to fit phones of these widths, even if the name in the bar has
 * a second line, as names that begin with the county do.
 */
export async function expectFitsPhones(page: Page, widths: readonly number[]) {
  await page
    .getByRole("banner")
    .getByText(site.name, { exact: true })
    .evaluate(
      (name, rest) => name.insertAdjacentHTML("beforeend", rest),
      "<small>Conservation Foundation</small>",
    );
  for (const width of widths) {
    const where = `${new URL(page.url()).pathname} at ${width} px`;
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await sidewaysScroll(page), where).toBe(0);
    expect.soft(await cutOffTexts(page), where).toEqual([]);
    const button = page.getByRole("button", { name: "Menu" });
    await expect.soft(button, where).toBeInViewport({ ratio: 1 });
    // The leads of sections, and dates.
    const words = page.locator("section h2 + p, time");
    const large = page.getByRole("heading", { level: 1 });
    const all = page.getByRole("banner").or(large).or(words);
    expect.soft(await brokenWords(all), where).toEqual([]);
  }
}
