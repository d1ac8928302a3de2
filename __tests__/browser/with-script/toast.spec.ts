import type { Page } from "@playwright/test";
import { site } from "../support/content";
import { toastRegion } from "../support/landmarks";
import { expect, test } from "../support/test";
import {
  expectDismissed,
  pausedPage,
  showToast,
  toastCard,
} from "../support/toast";

test("a toast shows for 5000 ms", async ({ page, visit }) => {
  await pausedPage(page, () => visit("/"));

  await test.step("it is announced as stored, and disappears after 5000 ms, not before", async () => {
    await showToast(page);
    const announced = await toastRegion(page).ariaSnapshot();
    expect(announced).toMatchSnapshot("toast.yml");
    await expect(page.getByRole("status")).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(4900);
    await expect(page.getByRole("status")).toContainText(site.email);
    await page.clock.runFor(200);
    await expectDismissed(page);
  });

  await test.step("a second click shows one toast, and restarts the 5000 ms", async () => {
    await showToast(page);
    await page.clock.runFor(3000);
    await showToast(page);
    await expect(
      toastRegion(page).getByText("Contact Information", { exact: true }),
    ).toHaveCount(1);
    await page.clock.runFor(3000);
    await expect(page.getByRole("status")).toContainText(site.email);
    await page.clock.runFor(2200);
    await expectDismissed(page);
  });
});

/** Makes the page believe that its tab was hidden or shown. */
function setHidden(page: Page, hidden: boolean) {
  return page.evaluate((value) => {
    Object.defineProperty(document, "hidden", {
      configurable: true,
      get: () => value,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** Lets React render, which it does in a timer. */
const rendered = (page: Page) => page.clock.runFor(100);

const pauses = [
  {
    name: "while the pointer is on it",
    start: (page: Page) => toastCard(page).hover(),
    end: (page: Page) => page.mouse.move(1, 200),
  },
  {
    name: "while it has the focus",
    start: (page: Page) => page.keyboard.press("F8"),
    end: (page: Page) =>
      page.getByRole("button", { name: "Contact Information" }).focus(),
  },
  {
    name: "while the tab is hidden",
    start: (page: Page) => setHidden(page, true),
    end: (page: Page) => setHidden(page, false),
  },
];

test("a toast stays while a visitor is at it", async ({ page, visit }) => {
  await pausedPage(page, () => visit("/"));

  for (const { name, start, end } of pauses) {
    await test.step(`it stays ${name}`, async () => {
      await showToast(page);
      await start(page);
      await rendered(page);
      await page.clock.runFor(20_000);
      await expect(page.getByRole("status")).not.toBeEmpty();
      await end(page);
      await rendered(page);
      await page.clock.runFor(4_000);
      await expect(page.getByRole("status")).not.toBeEmpty();
      await page.clock.runFor(1_500);
      await expectDismissed(page);
    });
  }

  await test.step("a pointer on one toast does not keep the next", async () => {
    await showToast(page);
    await toastCard(page).hover();
    await page.keyboard.press("Escape");
    await expectDismissed(page);
    await page.mouse.move(1, 200);
    await showToast(page);
    await page.clock.runFor(5_100);
    await expectDismissed(page);
  });

  await test.step("it is gone when the visitor comes back to the page", async () => {
    await showToast(page);
    // What a browser that keeps the page does on the way out and back.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await rendered(page);
    await expect(page.getByRole("status")).toBeEmpty();
  });
});
