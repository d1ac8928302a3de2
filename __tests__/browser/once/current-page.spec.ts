import {
  barItems,
  type Destination,
  destinationAddress,
  footerItems,
  legalItems,
} from "../../../src/layout/navigation";
import { expect, test } from "../support/test";

const items = [...footerItems, ...legalItems("/accessibility")];

/** The labels of the items that lead to a page. */
const labelsFor = (path: string, all: readonly Destination[]) =>
  all
    .filter((item) => destinationAddress(item) === path)
    .map(({ label }) => label);

const paths = [...new Set(items.map(destinationAddress))].filter(
  (path) => !path.includes("#"),
);

const marked = [
  { path: "/", inBar: ["Home"], inFooter: [] },
  ...paths.map((path) => ({
    path,
    inBar: labelsFor(path, barItems),
    inFooter: labelsFor(path, items),
  })),
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
