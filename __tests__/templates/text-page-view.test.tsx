/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React, { type ComponentProps } from "react";
import { phrases } from "../../src/content/phrases";
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

function renderPage(props: Partial<ComponentProps<typeof TextPageView>>) {
  render(
    <TextPageView
      title="Pond Rules"
      lastUpdated={null}
      language="en"
      tree={[]}
      facts={{
        contact: { ...site, contact },
        donateHref,
        figures: [{ ...figure, asOf: "2031-03-09", source: "Recuento" }],
        photos: new Map([["images/a.jpg", picture.image]]),
      }}
      {...props}
    />,
  );
  return screen.getByRole("article");
}

test("a picture of its own is behind the title, as decoration", () => {
  renderPage({ picture: picture.image });

  expect(screen.getByRole("presentation")).toHaveAttribute(
    "src",
    picture.image.day.images.fallback?.srcSet?.match(/\S+(?= 960w)/)?.[0],
  );
});

test("a page in Spanish has no English words of the site's own", () => {
  const photo = { image: "images/a.jpg", alt: "Una garza", credit: "Ana" };
  const sections = ["Perros", "Barcos", "Peces", "Fuegos"].map((title) => ({
    tag: "h2",
    props: { id: title.toLowerCase() },
    children: [title],
  }));
  const article = renderPage({
    lastUpdated: "2031-03-09",
    language: "es",
    tree: [
      ...sections,
      { tag: "Photo", props: photo },
      { tag: "table" },
      { tag: "ContactDetails" },
      { tag: "ImpactFigures" },
      { tag: "DonateButton" },
    ],
  });

  expect(article).toHaveAttribute("lang", "es");
  const page = article.innerHTML;
  const all = Object.values(phrases.es);
  expect(all.filter((phrase) => !page.includes(phrase))).toEqual([]);
  const days = screen.getAllByText("9 de marzo de 2031");
  expect(days).toHaveLength(2);
});
