/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { Body, type BodyFacts } from "../../../src/components/body/body";
import { LanguageContext } from "../../../src/components/language";
import { authorComponents } from "../../../src/content/schema/components";
import type { BodyNode } from "../../../src/content/body/tree";
import { figure } from "../../../src/examples/figure";
import { picture } from "../../../src/examples/picture";
import { donateHref, site } from "../../../src/examples/site";

const facts: BodyFacts = {
  contact: site,
  donateHref,
  figures: [figure],
  photos: new Map([["images/heron.jpg", picture.image]]),
};

const renderBody = (...tree: BodyNode[]) =>
  render(<Body tree={tree} facts={facts} />);

test("renders plain elements with their properties, and text", () => {
  const { container } = renderBody(
    { tag: "h2", props: { id: "rules" }, children: ["Rules"] },
    "\n",
    { tag: "ol", props: { start: 3 }, children: [{ tag: "li" }] },
  );

  expect(container.innerHTML).toBe(
    '<h2><span id="rules"></span>Rules</h2>\n<ol dir="auto" start="3"><li></li></ol>',
  );
});

test("renders an empty element without children", () => {
  const { container } = renderBody({ tag: "hr" });

  expect(container.innerHTML).toBe("<hr>");
});

test("a link without a URL links to the page itself", () => {
  const { container } = renderBody({ tag: "a", children: ["Nowhere"] });

  expect(container.querySelector("a")).toHaveAttribute("href", "");
});

test("DonateButton tells donors in their language whose site they give on", () => {
  const { rerender } = render(
    <LanguageContext value="es">
      <Body tree={[{ tag: "DonateButton" }]} facts={facts} />
    </LanguageContext>,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(
    /Los donativos se hacen a través de ratings\.example, que se abre en una pestaña nueva\.$/,
  );
  const donateHref = "https://www.charitynavigator.org/ein/123456789";
  rerender(
    <Body tree={[{ tag: "DonateButton" }]} facts={{ ...facts, donateHref }} />,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(
    /Gifts are made through Charity Navigator, which opens in a new tab\.$/,
  );
});

test("Photo has neither a caption nor a credit unless they are given", () => {
  const props = { image: "images/heron.jpg", alt: "A heron in the reeds" };
  renderBody({ tag: "Photo", props });

  expect(screen.getByRole("figure")).toHaveTextContent(/^$/);
  expect(document.querySelector("figcaption")).toBeNull();
});

test.each(Object.keys(authorComponents))(
  "renders the author component %s as HTML",
  (tag) => {
    const props = { title: "Title", image: "images/heron.jpg", name: "heron" };
    const { container } = renderBody({ tag, props });

    const names = [...container.querySelectorAll("*")].map(
      ({ localName }) => localName,
    );
    expect(names).not.toEqual([]);
    expect(names).not.toContain(tag.toLowerCase());
  },
);
