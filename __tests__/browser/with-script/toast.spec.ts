import { site } from "../support/content";
import { toastRegion } from "../support/landmarks";
import { expect, test } from "../support/test";
import { expectDismissed, pausedPage, showToast } from "../support/toast";

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
