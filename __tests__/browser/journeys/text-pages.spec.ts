import { frontMatterOf, headingsOf } from "../support/content";
import { pagePaths } from "../support/pages";
import { unseen } from "../support/seen";
import { expect, test } from "../support/test";

// reading-order.spec.ts covers the texts.

for (const path of pagePaths.filter((page) => page !== "/")) {
  test(`${path} shows all its text`, async ({ page, visit }) => {
    await visit(path);
    const main = page.getByRole("main");
    const words = main.locator("h1, h2, h3, h4, p, li, dt, dd, td, th");
    expect(await words.count()).toBeGreaterThan(1);
    expect(await unseen(words)).toEqual([]);
  });
}

test("the date of the last update is readable by programs", async ({
  page,
  visit,
}) => {
  await visit("/privacy-policy");
  const date = page.getByText("Last updated").locator("time");
  await expect(date).toHaveAttribute(
    "datetime",
    frontMatterOf("/privacy-policy").lastUpdated ?? "",
  );
});

test("the table of contents leads to its headings", async ({ page, visit }) => {
  await visit("/field-notes");
  const list = page.getByRole("navigation", { name: "On this page" });
  const sections = headingsOf("/field-notes").filter(
    ({ level }) => level === 2,
  );
  expect(sections.length).toBeGreaterThan(3);
  for (const { text: name } of sections) {
    await list.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(/#./);
    await expect(
      page.getByRole("heading", { name, exact: true }),
    ).toBeInViewport();
  }
});
