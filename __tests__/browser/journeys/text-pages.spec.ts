import { frontMatterOf, headingsOf } from "../support/content";
import { expect, test } from "../support/test";

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
