import { expect, type Page } from "@playwright/test";

/**
 * Problems with the focused element, one per line: no outline of at least 2 px,
 * cut off at the window's bottom, or partly off-screen or covered, for example by
 * the bar or a toast. `null` if nothing has focus.
 */
export function faultsOfFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const name = element.textContent.trim() || element.tagName;
    const faults: string[] = [];
    // The toast area shows its focus ring on the card inside it.
    const worn = [element, ...element.children].map((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
    if (Math.max(...worn) < 2) faults.push(`${name}: no outline`);
    const boxes = [...element.getClientRects()];
    if (boxes.length === 0) faults.push(`${name}: takes no room`);
    for (const { left, right, top, bottom } of boxes) {
      // Inset, because corners may be rounded.
      const inset = Math.min(6, (bottom - top) / 4);
      const middle = (top + bottom) / 2;
      // Tables may be taller than the window; links must be entirely visible.
      const isTall = bottom - top > innerHeight / 2;
      const rows = isTall ? [middle] : [top + inset, middle, bottom - inset];
      const isCut = !isTall && bottom + 5 > innerHeight;
      if (isCut) faults.push(`${name}: outline cut off below`);
      const points = rows.flatMap((y) =>
        [left + inset, (left + right) / 2, right - inset].map(
          (x) => [x, y] as const,
        ),
      );
      for (const [x, y] of points) {
        const seen = document.elementFromPoint(x, y);
        if (element.contains(seen)) continue;
        const by = seen === null ? "off screen" : `under ${seen.tagName}`;
        faults.push(`${name}: ${by} at ${x}, ${y}`);
      }
    }
    return faults;
  });
}

/** Presses a key and expects the focus to be visible afterward. */
export async function pressAndSee(page: Page, key: string) {
  await page.keyboard.press(key);
  expect(await faultsOfFocus(page), `after ${key}`).toEqual([]);
}
