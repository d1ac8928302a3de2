import type { Locator } from "@playwright/test";
import { distinctPaths, unknownAddress } from "../support/pages";
import { expectPicturesLoaded } from "../support/pictures";
import { expect, test } from "../support/test";

// page-files.spec.ts compares the links of all bars and footers, and
// accessibility.spec.ts goes through those of the open menu.

/** On phones, these have everything that is on the other pages. */
const variedPaths = ["/", "/events", "/field-notes", "/privacy-policy"];

const nameOf = (path: string) =>
  path === unknownAddress ? "404" : path.slice(1) || "home";

/** Compares what a screen reader gets with what `npm run snapshots` stored. */
async function expectAnnounced(element: Locator, name: string) {
  expect(await element.ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
}

for (const path of distinctPaths) {
  const tag = variedPaths.includes(path) ? [] : "@wide";

  test(
    `${path} is announced as stored, below the bar`,
    { tag },
    async ({ page, visit, javaScriptEnabled }) => {
      await visit(path);
      const main = page.getByRole("main");
      if (path === "/" && !javaScriptEnabled) {
        // Get In Touch has a note about the text of the toast.
        const note = main.getByRole("alert");
        await expect(note).toHaveText(
          "Our email and postal address are listed in this section.",
        );
        await note.evaluate((element) => element.remove());
      }
      await expectAnnounced(main, nameOf(path));

      const banner = page.getByRole("banner");
      await expect(banner).toHaveCSS("position", "sticky");
      await expect(banner).toBeInViewport({ ratio: 1 });
      const size = await page
        .getByRole("heading", { level: 1 })
        .evaluate((node) => getComputedStyle(node).fontSize);
      expect(parseFloat(size)).toBeGreaterThanOrEqual(32);

      // Home has many; blocked-scripts.spec.ts waits for them.
      if (path !== "/") await expectPicturesLoaded(page);
    },
  );
}

test("the footer and bar are announced as stored", async ({ page, visit }) => {
  await visit("/about");
  await expectAnnounced(page.getByRole("contentinfo"), "footer");
  if ((page.viewportSize()?.width ?? 0) < 1200) return;
  await expectAnnounced(page.getByRole("banner"), "bar");
});
