import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import {
  expectDismissed,
  pausedPage,
  showToast,
  toastCard,
} from "../support/toast";

async function swipe(
  page: Page,
  distance: number,
  end: "touchEnd" | "touchCancel" = "touchEnd",
) {
  const box = await toastCard(page).boundingBox();
  if (box === null) throw new Error("There is no toast to swipe");
  // Near the edge that it leaves the toast by.
  const x = Math.round(distance < 0 ? box.x + 20 : box.x + box.width - 20);
  const y = Math.round(box.y + box.height - 8);
  const session = await page.context().newCDPSession(page);
  const send = (
    type: "touchStart" | "touchMove" | typeof end,
    ...touchPoints: { x: number; y: number }[]
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", { x, y });
  await send("touchMove", { x: x + distance / 2, y });
  await send("touchMove", { x: x + distance, y });
  await send(end);
}

async function expectBack(page: Page) {
  await page.clock.runFor(400);
  await expect(toastCard(page)).toHaveCSS("transform", "none");
  await expect(page.getByRole("status")).not.toBeEmpty();
}

test(
  "a swipe of 50 px to either side dismisses a toast, not one of 49 px or one that became a scroll",
  { tag: "@phone" },
  async ({ page, visit }) => {
    await pausedPage(page, () => visit("/"));
    for (const side of [1, -1]) {
      await showToast(page);
      await swipe(page, 49 * side);
      await expectBack(page);
      await swipe(page, 50 * side);
      await expectDismissed(page);
    }
    await showToast(page);
    await swipe(page, -90, "touchCancel");
    await expectBack(page);
  },
);
