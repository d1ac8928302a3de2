import type { BrowserContext, Page } from "@playwright/test";
import { toastCard } from "./toast";

interface Swipe {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly by: "touch" | "mouse";
  /** In CSS pixels; negative for left. */
  readonly distance: number;
}

/** Drags the toast horizontally and releases it. */
export async function swipe({ page, context, by, distance }: Swipe) {
  const box = await toastCard(page).boundingBox();
  if (box === null) throw new Error("There is no toast to swipe");
  // Below the words, which a mouse would select.
  const y = Math.round(box.y + box.height - 8);
  const from = Math.round(box.x + box.width / 2);
  const to = from + distance;

  if (by === "mouse") {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 4 });
    await page.mouse.up();
    // Move away from the toast, because hovering would pause it.
    await page.mouse.move(1, 200);
    return;
  }
  const session = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch("touchStart", from);
  await touch("touchMove", (from + to) / 2);
  await touch("touchMove", to);
  await touch("touchEnd");
}
