import { requiredPages } from "../../../src/content/page-path";
import { frontMatterOf, home, site, statementLinks } from "../support/content";
import { unknownAddress } from "../support/pages";
import { expect, test } from "../support/test";

const routes = [
  {
    path: "/",
    title: site.name,
    description: home.description,
  },
  ...[...requiredPages, ...statementLinks.map(({ path }) => path)].map(
    (path) => {
      const { title, description } = frontMatterOf(path);
      return {
        path,
        title: `${title} | ${site.name}`,
        description,
      };
    },
  ),
];

test.describe("routes", () => {
  for (const { path, title, description } of routes) {
    test(`${path} has its own title and description`, async ({
      page,
      visit,
    }) => {
      const answer = await visit(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("meta[name=description]")).toHaveAttribute(
        "content",
        description,
      );
    });
  }

  test("/about/ shows the page with the canonical URL /about", async ({
    page,
    visit,
  }) => {
    await visit("/about/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      frontMatterOf("/about").title,
    );
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      `${site.url}/about`,
    );
  });

  for (const old of ["/notes", "/notes/", "/News/Field_Notes.html"]) {
    test(`${old}, an old address, leads to the page`, async ({
      page,
      visit,
    }) => {
      await visit(old);
      await expect(page).toHaveURL("/field-notes");
    });
  }

  test("any other path shows the 404 page with status 404", async ({
    page,
    visit,
  }) => {
    const answer = await visit(unknownAddress);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page Not Found | ${site.name}`);
    await expect(page.locator("meta[name=description]")).toHaveAttribute(
      "content",
      /\w/,
    );
  });
});
