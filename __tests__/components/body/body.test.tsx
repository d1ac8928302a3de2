import { render, screen, within } from "@testing-library/react";
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
    '<h2><span id="rules"></span>Rules</h2>\n<ol start="3"><li></li></ol>',
  );
});

test("renders nested elements", () => {
  renderBody({
    tag: "p",
    children: ["We ", { tag: "strong", children: ["keep"] }, " it."],
  });

  expect(screen.getByText("keep").parentElement).toHaveTextContent(
    "We keep it.",
  );
});

test("renders an empty element without children", () => {
  const { container } = renderBody({ tag: "hr" });

  expect(container.innerHTML).toBe("<hr>");
});

test("links are body links", () => {
  renderBody({ tag: "a", props: { href: "/about" }, children: ["About us"] });

  expect(screen.getByRole("link", { name: "About us" })).toHaveAttribute(
    "href",
    "/about",
  );
});

test("a link without a URL links to the page itself", () => {
  const { container } = renderBody({ tag: "a", children: ["Nowhere"] });

  expect(container.querySelector("a")).toHaveAttribute("href", "");
});

test("a table scrolls independently", () => {
  renderBody({
    tag: "table",
    children: [
      { tag: "tbody", children: [{ tag: "tr", children: [{ tag: "td" }] }] },
    ],
  });

  const group = screen.getByRole("group", { name: "Table" });
  expect(within(group).getByRole("cell")).toBeInTheDocument();
});

test("ContactDetails shows the site's facts", () => {
  renderBody({ tag: "ContactDetails" });

  expect(
    screen.getByRole("link", { name: /@ ?prairie\.example$/ }),
  ).toBeVisible();
  expect(screen.getByText(site.ein)).toBeVisible();
});

test("DonateButton is the donate link in its own paragraph", () => {
  renderBody({ tag: "DonateButton" });

  const link = screen.getByRole("link", {
    name: "Donate Now (opens in a new tab)",
  });
  expect(link).toHaveAttribute("href", donateHref);
  expect(link.parentElement?.tagName).toBe("P");
});

test("DonateButton tells donors in their language whose site they give on", () => {
  const { rerender } = render(
    <LanguageContext value="es">
      <Body tree={[{ tag: "DonateButton" }]} facts={facts} />
    </LanguageContext>,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(
    /Los donativos se hacen a través de ratings\.example, en una pestaña nueva\.$/,
  );
  const donateHref = "https://www.charitynavigator.org/ein/123456789";
  rerender(
    <Body tree={[{ tag: "DonateButton" }]} facts={{ ...facts, donateHref }} />,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(
    /Gifts go through Charity Navigator, in a new tab\.$/,
  );
});

test("ImpactFigures shows the figures", () => {
  renderBody({ tag: "ImpactFigures" });

  expect(screen.getByRole("listitem")).toHaveTextContent("12 Ponds Dug");
});

test("Notice is a note labeled by its title", () => {
  renderBody({
    tag: "Notice",
    props: { title: "Burn season" },
    children: [{ tag: "p", children: ["Expect smoke."] }],
  });

  const note = screen.getByRole("note", { name: "Burn season" });
  expect(within(note).getByText("Burn season")).toBeVisible();
  expect(within(note).getByText("Expect smoke.")).toBeVisible();
});

test("Photo is a figure with the picture that it names", () => {
  const props = {
    image: "images/heron.jpg",
    alt: "A heron in the reeds",
    caption: "Seen from the trail.",
    credit: "R. Oak",
  };
  renderBody({ tag: "Photo", props });

  const figure = screen.getByRole("figure");
  expect(within(figure).getByRole("img")).toHaveAccessibleName(props.alt);
  expect(within(figure).getByRole("img")).toHaveAttribute("src", "/a.webp");
  expect(figure).toHaveTextContent(/^Seen from the trail\. ?Photo: R\. Oak$/);
});

test("Photo has neither a caption nor a credit unless they are given", () => {
  const props = { image: "images/heron.jpg", alt: "A heron in the reeds" };
  renderBody({ tag: "Photo", props });

  expect(screen.getByRole("figure")).toHaveTextContent(/^$/);
  expect(document.querySelector("figcaption")).toBeNull();
});

test("Vignette is the drawing that it names, as decoration", () => {
  renderBody({ tag: "Vignette", props: { name: "people" } });

  expect(screen.getByRole("presentation")).toHaveAttribute(
    "src",
    "/vignettes/people.svg",
  );
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
