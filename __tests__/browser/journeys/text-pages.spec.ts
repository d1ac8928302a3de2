import { formatDate } from "../../../src/content/days";
import { bodyOf, frontMatterOf, headingsOf, site } from "../support/content";
import { pagePaths } from "../support/pages";
import { unseen } from "../support/seen";
import { expect, test } from "../support/test";

const paths = pagePaths.filter((path) => path !== "/");

const sectionsOf = (path: string) =>
  headingsOf(path)
    .filter(({ level }) => level === 2)
    .map(({ text }) => text);

const hasContactDetails = (path: string) =>
  bodyOf(path).some(
    (node) => typeof node !== "string" && node.tag === "ContactDetails",
  );

for (const path of paths) {
  test(`${path} has its title and its headings, and all its words show`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading")).toHaveText([
      frontMatterOf(path).title,
      ...headingsOf(path).map(({ text }) => text),
    ]);
    const words = main.locator("h1, h2, h3, h4, p, li, dt, dd, td, th");
    expect(await words.count()).toBeGreaterThan(1);
    expect(await unseen(words)).toEqual([]);
  });

  test(`${path} says when it was last changed, if its front matter does`, async ({
    page,
    visit,
  }) => {
    const { lastUpdated } = frontMatterOf(path);
    await visit(path);
    const date = page.getByRole("article").locator("> header time");
    await expect(date).toHaveText(
      lastUpdated === undefined ? [] : [formatDate(lastUpdated)],
    );
    const days = await date.evaluateAll((times: HTMLTimeElement[]) =>
      times.map(({ dateTime }) => dateTime),
    );
    expect(days).toEqual(lastUpdated === undefined ? [] : [lastUpdated]);
  });
}

for (const path of paths.filter(hasContactDetails)) {
  test(`${path} says whom to write to`, async ({ page, visit }) => {
    await visit(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
    await expect(main.getByText(site.address.street)).toBeVisible();
  });
}

for (const path of paths.filter((each) => sectionsOf(each).length >= 4)) {
  test(`${path} begins with a list that leads to its sections`, async ({
    page,
    visit,
  }) => {
    const sections = sectionsOf(path);
    const [, , , name = ""] = sections;
    await visit(path);
    const list = page.getByRole("navigation", { name: "On this page" });
    await expect(list.getByRole("link")).toHaveText(sections);
    await list.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(/#./);
    await expect(
      page.getByRole("heading", { name, exact: true }),
    ).toBeInViewport();
  });
}

for (const path of paths.filter((each) => sectionsOf(each).length < 4)) {
  test(`${path} is too short for a list of its sections`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expect(
      page.getByRole("navigation", { name: "On this page" }),
    ).toHaveCount(0);
  });
}
