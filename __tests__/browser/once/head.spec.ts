import { frontMatterOf, home, site } from "../support/content";
import { pagePaths, unknownAddress } from "../support/pages";
import { expect, test } from "../support/test";

// Link previews don't run scripts, so everything must be in the HTML. That the
// files exist is in links.spec.ts.
test.use({ javaScriptEnabled: false });

/** Of the pages whose title and description are in the content. */
function textsOf(path: string) {
  if (path === "/") return { title: site.name, description: home.description };
  if (path === "/events") return null;
  const { title, description } = frontMatterOf(path);
  return { title: `${title} | ${site.name}`, description };
}

test("each page has metadata for search engines and link previews", async ({
  page,
  visit,
}) => {
  for (const path of pagePaths) {
    expect((await visit(path))?.status()).toBe(200);
    const address = site.url + path;
    const content = (name: string) =>
      page
        .locator(`meta[property="${name}"], meta[name="${name}"]`)
        .getAttribute("content");
    const title = await page.title();
    const description = await content("description");
    expect({ title, description }).toMatchObject(textsOf(path) ?? {});
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      address,
    );
    expect(await content("og:url")).toBe(address);
    expect(await content("og:type")).toBe("website");
    expect(await content("og:site_name")).toBe(site.name);
    expect(title).toContain(await content("og:title"));
    expect(await content("og:description")).toBe(description);
    expect(await content("og:image")).toBe(`${site.url}/share-card.jpg`);
    expect(await content("og:image:alt")).toBe(
      `${site.name}. ${home.hero.alt}`,
    );
    expect(await content("twitter:card")).toBe("summary_large_image");
    expect(await content("viewport")).toContain("width=device-width");
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    // What says something about the card must follow it.
    const card = await page
      .locator('meta[property^="og:image"]')
      .evaluateAll((all) => all.map((meta) => meta.getAttribute("property")));
    expect(card[0]).toBe("og:image");
    await expect(page.locator("link[rel=manifest]")).toHaveCount(
      path === "/" ? 1 : 0,
    );
    const data = page.locator('script[type="application/ld+json"]');
    const written = JSON.stringify(
      (await data.allTextContents()).map((text): unknown => JSON.parse(text)),
      null,
      2,
    );
    const name = path === "/" ? "home" : path.slice(1);
    if (!["home", "events"].includes(name)) expect(written).toBe("[]");
    else expect(written).toMatchSnapshot(`${name}-data.json`);
    const icons = page.locator("link[rel=icon], link[rel=apple-touch-icon]");
    await expect(icons).toHaveCount(3);
    const themes = page.locator("meta[name=theme-color]");
    await expect(themes).toHaveCount(2);
    // Browsers use the first that applies.
    await expect(themes.first()).toHaveAttribute(
      "media",
      "(prefers-color-scheme:dark)",
    );
  }
});

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

test("a page in two languages leads to the other, as search engines see, too", async ({
  page,
  visit,
}) => {
  const versions = () =>
    page
      .locator("link[rel=alternate]")
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      );
  const both = [
    ["en", `${site.url}/volunteers`],
    ["es", `${site.url}/voluntarios`],
  ];
  await visit("/volunteers");
  expect(await versions()).toEqual(both);
  const spanish = page.getByRole("link", { name: "En español" });
  await expect(spanish).toHaveAttribute("lang", "es");
  await spanish.click();
  await expect(page).toHaveURL("/voluntarios");
  expect(await versions()).toEqual(both);
  await page.getByRole("link", { name: "In English" }).click();
  await expect(page).toHaveURL("/volunteers");
  await visit("/about");
  expect(await versions()).toEqual([]);
});

test("old addresses lead to the page", async ({ page, visit }) => {
  for (const old of ["/notes", "/notes/", "/News/Field_Notes.html"]) {
    await visit(old);
    await expect(page, old).toHaveURL("/field-notes");
  }
});

test("any other path shows the 404 page, which search engines leave out", async ({
  page,
  visit,
}) => {
  const answer = await visit(unknownAddress);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(`Page Not Found | ${site.name}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute(
    "content",
    "noindex",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});
