/** @jest-environment jsdom */
import { withPrefix } from "gatsby";
import React, { type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "../../src/layout/page-head";
import { site } from "../../src/examples/site";

type Props = ComponentProps<typeof PageHead>;

/** The rendered head, parsed again. */
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

test("the share card's size comes after the card, as required", () => {
  const { head } = renderHead();

  const pictures = [...head.querySelectorAll('meta[property^="og:image"]')];
  expect(pictures.map((meta) => meta.getAttribute("property"))).toEqual([
    "og:image",
    "og:image:width",
    "og:image:height",
    "og:image:alt",
  ]);
});

test("the share card is described by the name and the hero's picture", () => {
  expect(renderHead().meta("og:image:alt")).toBe(
    "Friends of the Río Verde Library. A wide valley under a low sun",
  );
});

test("only the home page has structured data and a manifest", () => {
  const { head, link } = renderHead();

  expect(
    head.querySelector('script[type="application/ld+json"]'),
  ).not.toBeInTheDocument();
  expect(link("manifest")).toBeNull();
});

test("every URL has the path prefix", () => {
  jest.mocked(withPrefix).withImplementation(
    (address) => `/trust${address}`,
    () => {
      const { head, link, meta } = renderHead({ path: "/" });

      expect(link("canonical")).toBe("https://rioverde.example/trust/");
      expect(meta("og:image")).toBe(
        "https://rioverde.example/trust/share-card.jpg",
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
