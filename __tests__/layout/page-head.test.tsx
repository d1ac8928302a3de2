import { withPrefix } from "gatsby";
import React, { type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "../../src/layout/page-head";
import { site } from "../../src/examples/site";

type Props = ComponentProps<typeof PageHead>;

/** The head as the build writes it, parsed again. */
function renderHead(props: Partial<Props> = {}) {
  const html = renderToStaticMarkup(
    <PageHead
      site={site}
      title="Pond Rules"
      description="How to visit the ponds."
      path="/pond-rules"
      {...props}
    />,
  );
  const { head } = new DOMParser().parseFromString(html, "text/html");
  const attribute = (selector: string, name: string) =>
    head.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    head,
    meta: (name: string) =>
      attribute(`meta[name="${name}"], meta[property="${name}"]`, "content"),
    link: (rel: string) => attribute(`link[rel="${rel}"]`, "href"),
    title: head.querySelector("title")?.textContent,
  };
}

test("the title names the page and the site", () => {
  expect(renderHead().title).toBe("Pond Rules | Prairie County Land Trust");
});

test("the home page's title is the organization's name, once", () => {
  const { title, meta } = renderHead({ title: site.name });

  expect(title).toBe("Prairie County Land Trust");
  expect(meta("og:title")).toBe("Prairie County Land Trust");
});

test("the description is the page's own", () => {
  const { meta } = renderHead();

  expect(meta("description")).toBe("How to visit the ponds.");
  expect(meta("og:description")).toBe("How to visit the ponds.");
});

test("the canonical address is absolute, and search engines may list it", () => {
  const { link, meta } = renderHead();

  expect(link("canonical")).toBe("https://prairie.example/pond-rules");
  expect(meta("og:url")).toBe("https://prairie.example/pond-rules");
  expect(meta("robots")).toBeNull();
});

test("a page without an address of its own claims none", () => {
  const { link, meta } = renderHead({ path: null });

  expect(link("canonical")).toBeNull();
  expect(meta("og:url")).toBeNull();
  expect(meta("robots")).toBe("noindex");
});

test("links that are shared show the page and the share card", () => {
  const { meta } = renderHead();

  expect({
    type: meta("og:type"),
    site: meta("og:site_name"),
    title: meta("og:title"),
    image: meta("og:image"),
    size: [meta("og:image:width"), meta("og:image:height")],
    card: meta("twitter:card"),
  }).toEqual({
    type: "website",
    site: "Prairie County Land Trust",
    title: "Pond Rules",
    image: "https://prairie.example/share-card.jpg",
    size: ["1200", "630"],
    card: "summary_large_image",
  });
});

test("the share card's size follows the card, or it would size nothing", () => {
  const { head } = renderHead();

  const pictures = [...head.querySelectorAll('meta[property^="og:image"]')];
  expect(pictures.map((meta) => meta.getAttribute("property"))).toEqual([
    "og:image",
    "og:image:width",
    "og:image:height",
  ]);
});

test("names the icons and the page's own color", () => {
  const { head, link, meta } = renderHead();

  const icons = [...head.querySelectorAll('link[rel="icon"]')];
  expect(
    icons.map((icon) =>
      ["href", "type", "sizes"].map((name) => icon.getAttribute(name)),
    ),
  ).toEqual([
    ["/favicon.svg", "image/svg+xml", null],
    ["/favicon.ico", null, "32x32"],
  ]);
  expect(link("apple-touch-icon")).toBe("/apple-touch-icon.png");
  // A browser's bar can't look a CSS variable up.
  expect(meta("theme-color")).toMatch(/^#[0-9A-F]{6}$/);
});

test("other pages than the home page carry no structured data or manifest", () => {
  const { head, link } = renderHead();

  expect(
    head.querySelector('script[type="application/ld+json"]'),
  ).not.toBeInTheDocument();
  expect(link("manifest")).toBeNull();
});

test("the home page names the manifest: there a visitor installs the site", () => {
  const { link } = renderHead({ path: "/" });

  expect(link("manifest")).toBe("/manifest.webmanifest");
});

test("the home page carries the organization's structured data", () => {
  const { head } = renderHead({ path: "/" });

  const script = head.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? "")).toMatchObject({
    name: "Prairie County Land Trust",
    url: "https://prairie.example/",
    logo: "https://prairie.example/icon-512.png",
  });
});

test("a site in a folder keeps its folder in every address", () => {
  jest.mocked(withPrefix).withImplementation(
    (address) => `/trust${address}`,
    () => {
      const { head, link, meta } = renderHead({ path: "/" });

      expect(link("canonical")).toBe("https://prairie.example/trust/");
      expect(meta("og:image")).toBe(
        "https://prairie.example/trust/share-card.jpg",
      );
      const files = [
        ...head.querySelectorAll(
          '[rel~="icon"], [rel="manifest"], [rel="apple-touch-icon"]',
        ),
      ];
      expect(files).toHaveLength(4);
      for (const file of files) {
        expect(file.getAttribute("href")).toMatch(/^\/trust\//);
      }
    },
  );
});
