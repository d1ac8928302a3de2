import { statementLinks } from "../support/content";
import { expect, test } from "../support/test";

const marked = [
  { path: "/", inBar: ["Home"], inFooter: [] },
  { path: "/about", inBar: ["About"], inFooter: ["About Us"] },
  { path: "/privacy-policy", inBar: [], inFooter: ["Privacy Policy"] },
  { path: "/terms-of-use", inBar: [], inFooter: ["Terms of Use"] },
  ...statementLinks.map(({ name, path }) => {
    return { path, inBar: [], inFooter: [name] };
  }),
];

for (const { path, inBar, inFooter } of marked) {
  test(`${path} is marked as the current page, and no other`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const current = "a[aria-current=page]";
    // Collapsed or not: the marks are there before the menu is opened.
    const bar = page.getByRole("navigation", {
      name: "Main",
      includeHidden: true,
    });
    await expect(bar.locator(current)).toHaveText(inBar);
    await expect(page.getByRole("contentinfo").locator(current)).toHaveText(
      inFooter,
    );
  });
}
