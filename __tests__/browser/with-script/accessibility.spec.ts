import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openNavigation } from "../support/landmarks";
import { allPaths } from "../support/pages";
import { expect, test } from "../support/test";
import { showToast } from "../support/toast";

// A toast still fading in has another contrast than the one that is read.
const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
  expect(findings).toEqual([]);
}

for (const path of allPaths) {
  test(`axe finds nothing on ${path}`, async ({ page, visit }) => {
    await visit(path);
    await expectNoFindings(page);
  });
}

test(
  "axe finds nothing while the menu is open",
  { tag: "@phone" },
  async ({ page, visit }) => {
    await visit("/");
    await openNavigation(page);
    await expectNoFindings(page);
  },
);

test("axe finds nothing while a toast is showing", async ({ page, visit }) => {
  await visit("/");
  await showToast(page);
  await expectNoFindings(page);
});
