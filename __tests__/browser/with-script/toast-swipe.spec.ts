import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import {
  expectDismissed,
  pausedPage,
  showToast,
  toastCard,
} from "../support/toast";

/**
 * Where a swipe begins: near the edge that it leaves the toast by, and below the
 * words, which a mouse would select.
 */
async function startOf(page: Page, distance: number) {
  const box = await toastCard(page).boundingBox();
  if (box === null) throw new Error("There is no toast to swipe");
  const x = distance < 0 ? box.x + 20 : box.x + box.width - 20;
  return { x: Math.round(x), y: Math.round(box.y + box.height - 8) };
}

async function swipeWithMouse(page: Page, distance: number) {
  const { x, y } = await startOf(page, distance);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
  // Away from the toast, because hovering would pause it.
  await page.mouse.move(1, 200);
}

async function swipeWithFinger(
  page: Page,
  distance: number,
  end: "touchEnd" | "touchCancel" = "touchEnd",
) {
  const { x, y } = await startOf(page, distance);
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove", at: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: at, y }],
    });
  await send("touchStart", x);
  await send("touchMove", x + distance / 2);
  await send("touchMove", x + distance);
  await session.send("Input.dispatchTouchEvent", {
    type: end,
    touchPoints: [],
  });
}

async function expectBack(page: Page) {
  await page.clock.runFor(400);
  await expect(toastCard(page)).toHaveCSS("transform", "none");
  await expect(page.getByRole("status")).not.toBeEmpty();
}

async function expectSwipes(
  page: Page,
  swipe: (page: Page, distance: number) => Promise<void>,
) {
  for (const side of [1, -1]) {
    await showToast(page);
    await swipe(page, 49 * side);
    await expectBack(page);
    await swipe(page, 50 * side);
    await expectDismissed(page);
  }
}

test(
  "a mouse swipe of 50 px to either side dismisses a toast, not one of 49 px",
  { tag: "@wide" },
  async ({ page, visit }) => {
    await pausedPage(page, () => visit("/"));
    await expectSwipes(page, swipeWithMouse);
  },
);

test(
  "a swipe of 50 px to either side dismisses a toast, not one of 49 px or one that became a scroll",
  { tag: "@phone" },
  async ({ page, visit }) => {
    await pausedPage(page, () => visit("/"));
    await expectSwipes(page, swipeWithFinger);
    await showToast(page);
    await swipeWithFinger(page, -90, "touchCancel");
    await expectBack(page);
  },
);
