import { readdirSync } from "node:fs";
import {
  type PageElement,
  pageElements,
} from "../../../src/built-site/page-elements";
import { donateAddress, site } from "../support/content";
import { allPaths, htmlOf } from "../support/pages";
import { builtFolder, sampleFolder } from "../support/sample";
import { siteLinks } from "../support/site-links";
import { expect, test } from "../support/test";

const linksIn = (html: string) =>
  pageElements(html).filter(({ name }) => name === "a");

const hrefsOf = (links: readonly PageElement[]) =>
  links.map(({ attributes }) => attributes["href"]);

/** The links of the bar, which is the first header, and of the footer. */
function linksAround(html: string) {
  const [bar = ""] = /<header[^]*?<\/header>/.exec(html) ?? [];
  const [footer = ""] = /<footer[^]*?<\/footer>/.exec(html) ?? [];
  return linksIn(bar + footer);
}

/** Words that end a link to another tab. */
const newTab = / \((?:opens in a new tab|se abre en una pestaña nueva)\)$/;

test("every page has the links of the others, and says which leads to itself and which to a new tab", () => {
  // pages.spec.ts compares those of this page with what is stored.
  const expected = hrefsOf(linksAround(htmlOf("/about")));

  for (const path of allPaths) {
    const html = htmlOf(path);
    const [root] = pageElements(html);
    expect(root?.attributes["lang"], path).toBe("en");
    const links = linksIn(html);
    expect(links[0]?.text, path).toBe("Skip to content");

    const around = linksAround(html);
    expect(hrefsOf(around), path).toEqual(expected);
    const current = around.filter(
      ({ attributes }) => attributes["aria-current"] === "page",
    );
    const own = path === "/" ? "/#home" : path;
    expect(hrefsOf(current), path).toEqual(
      expected.filter((href) => href === own),
    );

    const elsewhere = links.filter(({ attributes }) => attributes["target"]);
    expect(elsewhere.length, path).toBeGreaterThanOrEqual(2);
    for (const link of elsewhere) {
      expect(link, path).toMatchObject({
        attributes: { href: donateAddress, target: "_blank", rel: "noopener" },
        text: expect.stringMatching(newTab),
      });
    }
  }
});

test("every address within the site leads to a file, and to an id in it", async () => {
  const links = await siteLinks(builtFolder, `${site.url}/`);

  expect(links.filter(({ works }) => !works)).toEqual([]);
  expect(links.length).toBeGreaterThan(allPaths.length * 20);
});

test("every picture with a version for dusk has it wherever it is shown", () => {
  const names = readdirSync(`${sampleFolder}/images`).flatMap(
    (file) => /^(.+)\.dusk\./.exec(file)?.[1] ?? [],
  );
  const shown = allPaths.flatMap((path) =>
    [...htmlOf(path).matchAll(/<picture>.*?<\/picture>/gs)].map(([html]) => ({
      path,
      html,
    })),
  );
  for (const name of names) {
    const pictures = shown.filter(({ html }) =>
      new RegExp(`<img[^>]*/${name}\\.`).test(html),
    );
    expect(pictures, name).not.toEqual([]);
    for (const { path, html } of pictures) {
      expect(html, path).toContain(`/${name}.dusk.`);
    }
  }
});

test("the light changes across the whole page at once", () => {
  // WebKit no longer shows an element that had a picture of its own.
  for (const path of allPaths) {
    expect(htmlOf(path), path).not.toContain("view-transition-name:");
  }
});
