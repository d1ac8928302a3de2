import { formatDate } from "../../../src/content/days";
import { phrases } from "../../../src/content/phrases";
import { bodyOf, frontMatterOf, headingsOf, site } from "../support/content";
import { pagePaths } from "../support/pages";
import { unseen } from "../support/seen";
import { expect, test } from "../support/test";

const paths = pagePaths.filter((path) => !["/", "/events"].includes(path));

const sectionsOf = (path: string) =>
  headingsOf(path)
    .filter(({ level }) => level === 2)
    .map(({ text }) => text);

const hasContactDetails = (path: string) =>
  bodyOf(path).some(
    (node) => typeof node !== "string" && node.tag === "ContactDetails",
  );

for (const path of paths) {
  test(`${path} shows the content of its file`, async ({ page, visit }) => {
    await visit(path);
    const main = page.getByRole("main");

    await test.step("the title, the headings, and the text", async () => {
      await expect(main.getByRole("heading")).toHaveText([
        frontMatterOf(path).title,
        ...headingsOf(path).map(({ text }) => text),
      ]);
      const words = main.locator("h1, h2, h3, h4, p, li, dt, dd, td, th");
      expect(await words.count()).toBeGreaterThan(1);
      expect(await unseen(words)).toEqual([]);
    });

    await test.step("the date it was last updated, if it has one", async () => {
      const { lastUpdated, lang = "en" } = frontMatterOf(path);
      const words = page.getByText(phrases[lang].lastUpdated);
      const date = words.locator("time");
      await expect(date).toHaveText(
        lastUpdated === undefined ? [] : [formatDate(lastUpdated, lang)],
      );
      const days = await date.evaluateAll((times: HTMLTimeElement[]) =>
        times.map(({ dateTime }) => dateTime),
      );
      expect(days).toEqual(lastUpdated === undefined ? [] : [lastUpdated]);
    });

    await test.step("contact details, if it has any", async () => {
      const email = main.locator(`dd a[href="mailto:${site.email}"]`);
      const count = hasContactDetails(path) ? 1 : 0;
      await expect(email).toHaveCount(count);
      await expect(main.getByText(site.address.street)).toHaveCount(count);
    });

    await test.step("a table of contents, if it is long", async () => {
      const sections = sectionsOf(path);
      const { onThisPage } = phrases[frontMatterOf(path).lang ?? "en"];
      const list = page.getByRole("navigation", { name: onThisPage });
      const [, , , name] = sections;
      if (name === undefined) {
        await expect(list).toHaveCount(0);
        return;
      }
      await expect(list.getByRole("link")).toHaveText(sections);
      await list.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(/#./);
      await expect(
        page.getByRole("heading", { name, exact: true }),
      ).toBeInViewport();
    });
  });
}

test("there are pages with and without contact details and a table of contents", () => {
  expect(new Set(paths.map(hasContactDetails)).size).toBe(2);
  expect(new Set(paths.map((path) => sectionsOf(path).length >= 4)).size).toBe(
    2,
  );
});
