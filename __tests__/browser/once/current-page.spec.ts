import { barLinks, footerLinks } from "../support/destinations";
import { unknownAddress } from "../support/pages";
import { expect, test } from "../support/test";

/** The names of the links that lead to a page. */
const namesOf = (path: string, links: typeof barLinks) =>
  links.filter(({ href }) => href === path).map(({ name }) => name);

const paths = new Set(
  footerLinks.map(({ href }) => href).filter((href) => !href.includes("#")),
);

const marked = [
  { path: unknownAddress, inBar: [], inFooter: [] },
  { path: "/", inBar: ["Home"], inFooter: [] },
  ...Array.from(paths, (path) => ({
    path,
    inBar: namesOf(path, barLinks),
    inFooter: namesOf(path, footerLinks),
  })),
];

for (const { path, inBar, inFooter } of marked) {
  test(`no page but ${path} is marked as current`, async ({ page, visit }) => {
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
