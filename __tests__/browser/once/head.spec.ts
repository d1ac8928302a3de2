import {
  type PageElement,
  pageElements,
} from "../../../src/built-site/page-elements";
import { isYamlPageAddress } from "../../../src/content/schema/files";
import { frontMatterOf, home, site } from "../support/content";
import { htmlOf, pagePaths, unknownAddress } from "../support/pages";
import { expect, test } from "../support/test";

// Link previews don't run scripts, so everything must be in the HTML.
// page-files.spec.ts tests that the files exist.

const elementsOf = (path: string) => pageElements(htmlOf(path));

/** The attributes of all elements with this name. */
const attributesOf = (elements: readonly PageElement[], tag: string) =>
  elements
    .filter(({ name }) => name === tag)
    .map(({ attributes }) => attributes);

/** The attributes of the links with this `rel`. */
const linksOf = (elements: readonly PageElement[], kind: string) =>
  attributesOf(elements, "link").filter(({ rel }) => rel === kind);

/** The page's own title: those of drawings follow. */
const titleOf = (elements: readonly PageElement[]) =>
  elements.find(({ name }) => name === "title")?.text;

/** Of the pages whose title and description are in the content. */
function textsOf(path: string) {
  if (path === "/") return { title: site.name, description: home.description };
  if (isYamlPageAddress(path)) return {};
  const { title, description } = frontMatterOf(path);
  return { title: `${title} | ${site.name}`, description };
}

test("each page has metadata for search engines and link previews", () => {
  for (const path of pagePaths) {
    const elements = elementsOf(path);
    const metas = attributesOf(elements, "meta");
    const title = titleOf(elements);
    const description = metas.find(
      ({ name }) => name === "description",
    )?.content;
    expect({ title, description }).toMatchObject(textsOf(path));
    const address = site.url + path;
    const color = expect.stringMatching(/^#/);
    expect(metas).toEqual([
      { charset: "utf-8" },
      { name: "viewport", content: "width=device-width" },
      { name: "description", content: description },
      { property: "og:url", content: address },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: site.name },
      { property: "og:title", content: title?.replace(` | ${site.name}`, "") },
      { property: "og:description", content: description },
      // What says something about the card must follow it.
      { property: "og:image", content: `${site.url}/share-card.jpg` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: `${site.name}. ${home.hero.alt}` },
      { name: "twitter:card", content: "summary_large_image" },
      // Browsers use the first that applies.
      {
        name: "theme-color",
        media: "(prefers-color-scheme:dark)",
        content: color,
      },
      { name: "theme-color", content: color },
    ]);
    expect(linksOf(elements, "canonical")).toEqual([
      { rel: "canonical", href: address },
    ]);
    expect(linksOf(elements, "icon")).toHaveLength(2);
    expect(linksOf(elements, "apple-touch-icon")).toHaveLength(1);
    expect(linksOf(elements, "manifest")).toHaveLength(path === "/" ? 1 : 0);

    const data = elements
      .filter(({ attributes: { type } }) => type === "application/ld+json")
      .map(({ text }): unknown => JSON.parse(text));
    const name = path === "/" ? "home" : path.slice(1);
    const written = JSON.stringify(data, null, 2);
    if (!["home", "events"].includes(name)) expect(written).toBe("[]");
    else expect(written).toMatchSnapshot(`${name}-data.json`);
  }
});

test("search engines see that a page in two languages leads to the other", () => {
  const both = [
    { hreflang: "en", href: `${site.url}/volunteers` },
    { hreflang: "es", href: `${site.url}/voluntarios` },
  ];
  for (const path of ["/volunteers", "/voluntarios"]) {
    expect(linksOf(elementsOf(path), "alternate"), path).toMatchObject(both);
  }
  expect(linksOf(elementsOf("/about"), "alternate")).toEqual([]);

  const [article] = attributesOf(elementsOf("/voluntarios"), "article");
  expect(article).toMatchObject({ lang: "es" });
  const spanish = elementsOf("/volunteers").find(
    ({ name, text }) => name === "a" && text === "En español",
  );
  expect(spanish?.attributes).toMatchObject({
    lang: "es",
    href: "/voluntarios",
  });
});

test("old addresses lead to the page", async ({ request, baseURL }) => {
  for (const old of ["/notes?from=mail", "/notes/", "/News/Field_Notes.html"]) {
    const answer = await request.get(old);
    expect(answer.url(), old).toBe(`${baseURL}/field-notes`);
    expect(answer.ok(), old).toBe(true);
  }
});

test("search engines leave out the 404 page and the editor", () => {
  for (const path of [unknownAddress, "/edit"]) {
    const robots = attributesOf(elementsOf(path), "meta").find(
      ({ name }) => name === "robots",
    );
    expect(robots?.content, path).toContain("noindex");
  }
  const missing = elementsOf(unknownAddress);
  expect(titleOf(missing)).toBe(`Page Not Found | ${site.name}`);
  expect(linksOf(missing, "canonical")).toEqual([]);
});
