import { expectAnnounced } from "../support/announced";
import { footer, isCollapsed, openNavigation } from "../support/landmarks";
import { allPaths, unknownAddress } from "../support/pages";
import { expect, test } from "../support/test";

const nameOf = (path: string) =>
  path === unknownAddress ? "404" : path.slice(1) || "home";

for (const path of allPaths) {
  test(`${path} is announced as stored`, async ({
    page,
    visit,
    javaScriptEnabled,
  }) => {
    await visit(path);
    await expect(page.locator("body").getByRole("link").first()).toHaveText(
      "Skip to content",
    );
    // Without scripts, Get In Touch has a note about the text of the toast.
    const variant = path === "/" && !javaScriptEnabled ? "-no-script" : "";
    await expectAnnounced(page.getByRole("main"), nameOf(path) + variant);
  });
}

test("the bar and the footer are announced as stored", async ({
  page,
  visit,
  javaScriptEnabled,
}) => {
  await visit("/about");
  const width = (await isCollapsed(page)) ? "-collapsed" : "";
  const variant = javaScriptEnabled ? "" : "-no-script";
  const bar = page.getByRole("banner");
  await expectAnnounced(bar, `bar${width}${variant}`);
  await expectAnnounced(footer(page), "footer");
});

test(
  "the open menu is announced after its button",
  { tag: "@phone" },
  async ({ page, visit, javaScriptEnabled }) => {
    await visit("/about");
    await openNavigation(page);
    const variant = javaScriptEnabled ? "" : "-no-script";
    await expectAnnounced(page.getByRole("banner"), `open-menu${variant}`);
  },
);
