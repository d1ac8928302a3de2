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
  test(`${path} is the only page marked as current`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const current = "a[aria-current=page]";
    // Include the collapsed menu, which is marked before it is opened.
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
