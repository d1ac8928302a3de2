import { expect, type Page } from "@playwright/test";

/**
 * What is wrong with the focused element, a line for each fault: none has an
 * outline of 2 px or more, or a part of it is off screen or covered by
 * something else, such as the bar or a toast. `null` where nothing has the
 * focus.
 */
export function faultsOfFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const name = element.textContent.trim() || element.tagName;
    const faults: string[] = [];
    // The toast area is empty without its card, which wears the ring for it.
    const worn = [element, ...element.children].map((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
    if (Math.max(...worn) < 2) faults.push(`${name}: no outline`);
    const boxes = [...element.getClientRects()];
    if (boxes.length === 0) faults.push(`${name}: takes no room`);
    for (const { left, right, top, bottom } of boxes) {
      // Far enough inside for round corners.
      const inset = Math.min(6, (bottom - top) / 4);
      const middle = (top + bottom) / 2;
      // A table may be higher than the window. All of a link must be seen.
      const rows =
        bottom - top > innerHeight / 2
          ? [middle]
          : [top + inset, middle, bottom - inset];
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

/** Presses the key, and expects the focus to be somewhere and to be seen. */
export async function pressAndSee(page: Page, key: string) {
  await page.keyboard.press(key);
  expect(await faultsOfFocus(page), `after ${key}`).toEqual([]);
}

/** Walks to the link or button of that name, seen at each stop on the way. */
export async function tabTo(page: Page, name: string) {
  const names: string[] = [];
  while (names.at(-1) !== name) {
    await pressAndSee(page, "Tab");
    names.push(
      await page.evaluate(() => document.activeElement?.textContent ?? ""),
    );
    expect(
      names.length,
      `on the way to ${name}: ${names.join(", ")}`,
    ).toBeLessThan(60);
  }
}
