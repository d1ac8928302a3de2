import { swipe } from "../support/swipe";
import { expect, test } from "../support/test";
import {
  expectDismissed,
  pausedPage,
  showToast,
  toastCard,
} from "../support/toast";

for (const by of ["touch", "mouse"] as const) {
  test(
    `a ${by} swipe of 50 px to either side dismisses a toast, one of 49 px does not`,
    { tag: by === "touch" ? "@phone" : [] },
    async ({ page, context, visit }) => {
      await pausedPage(page, () => visit("/"));
      for (const side of [1, -1]) {
        await showToast(page);
        await swipe({ page, context, by, distance: 49 * side });
        await page.clock.runFor(400);
        await expect(toastCard(page)).toHaveCSS("transform", "none");
        await expect(page.getByRole("status")).not.toBeEmpty();

        await swipe({ page, context, by, distance: 50 * side });
        await expectDismissed(page);
      }
    },
  );
}
