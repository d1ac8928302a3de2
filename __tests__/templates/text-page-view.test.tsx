/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import type { BodyTree } from "../../src/content/body/tree";
import { type Language, phrases } from "../../src/content/phrases";
import { TextPageView } from "../../src/templates/text-page-view";
import { figure } from "../../src/examples/figure";
import { picture } from "../../src/examples/picture";
import { donateHref, site } from "../../src/examples/site";

const contact = {
  phone: "515-555-0134",
  hours: "9–5",
  mailingAddress: "P.O. Box 12",
  mapUrl: "https://map.example/",
};

const rules: BodyTree = [{ tag: "p", children: ["Keep dogs out."] }];

function renderPage(
  lastUpdated: string | null = null,
  tree: BodyTree = rules,
  language: Language = "en",
) {
  render(
    <TextPageView
      title="Pond Rules"
      lastUpdated={lastUpdated}
      language={language}
      tree={tree}
      facts={{
        contact: { ...site, contact },
        donateHref,
        figures: [{ ...figure, asOf: "2031-03-09", source: "Recuento" }],
        photos: new Map([["images/a.jpg", picture.image]]),
      }}
    />,
  );
  return screen.getByRole("article");
}

test("a picture of its own is behind the title, as decoration", () => {
  renderPage();
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument();

  render(
    <TextPageView
      title="Pond Rules"
      picture={picture.image}
      lastUpdated={null}
      language="en"
      tree={[]}
      facts={{ contact: site, donateHref, figures: [], photos: new Map() }}
    />,
  );
  expect(screen.getByRole("presentation")).toHaveAttribute(
    "src",
    picture.image.day.images.fallback?.srcSet?.match(/\S+(?= 960w)/)?.[0],
  );
});

test("omits a missing date", () => {
  renderPage(null);

  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
});

function sections(...titles: string[]): BodyTree {
  return titles.map((title) => ({
    tag: "h2",
    props: { id: title.toLowerCase() },
    children: [title],
  }));
}

test("a short page has no table of contents", () => {
  renderPage(null, sections("Dogs", "Boats", "Fish"));

  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("an English page doesn't repeat the language of the site", () => {
  expect(renderPage()).not.toHaveAttribute("lang");
});

test("a page in Spanish has no English words of the site's own", () => {
  const photo = { image: "images/a.jpg", alt: "Una garza", credit: "Ana" };
  const article = renderPage(
    "2031-03-09",
    [
      ...sections("Perros", "Barcos", "Peces", "Fuegos"),
      { tag: "Photo", props: photo },
      { tag: "table" },
      { tag: "ContactDetails" },
      { tag: "ImpactFigures" },
      { tag: "DonateButton" },
    ],
    "es",
  );

  expect(article).toHaveAttribute("lang", "es");
  const page = article.innerHTML;
  const all = Object.values(phrases.es);
  expect(all.filter((phrase) => !page.includes(phrase))).toEqual([]);
  const days = screen.getAllByText("9 de marzo de 2031");
  expect(days).toHaveLength(2);
});
