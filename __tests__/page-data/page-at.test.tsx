/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { TextDecoder, TextEncoder } from "node:util";
import React from "react";
import type { Content } from "../../src/content/content";
import { pageAt, type PictureShapes } from "../../src/page-data/page-at";
import { checkSample } from "../content/support/snapshot";
import { validFiles } from "../content/support/valid-files";

// The checker needs both, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const image = {
  layout: "fullWidth" as const,
  width: 1600,
  height: 900,
  images: { fallback: { src: "/picture.webp" }, sources: [] },
};

const shapes: PictureShapes = {
  ...{ wide: image, tall: image, poster: image, photo: image, mark: image },
};

function contentWith(sections: string): Content {
  const { content } = checkSample({
    "home.yml": `${sections}\n${validFiles["home.yml"]}`,
  });
  if (!content) throw new Error("The content has problems");
  return content;
}

function renderHome(sections = "") {
  const content = contentWith(sections);
  const find = (name: string) => (name.includes(".dusk.") ? null : shapes);
  render(<>{pageAt("/", content, find).body}</>);
  return {
    headings: screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent),
    linksIn: (name: string) =>
      within(screen.getByRole("navigation", { name }))
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
  };
}

test("without a list, the home page shows all sections that have something", () => {
  const { headings } = renderHome();

  expect(headings).toEqual([
    "About Us",
    "Our Mission",
    "Our Programs",
    "Our Impact",
    "Join Us",
    "Get In Touch",
  ]);
});

test("a list says which sections are shown, in which order, and linked to", () => {
  const { headings, linksIn } = renderHome(
    "sections: [contact, programs, about]",
  );

  expect(headings).toEqual(["Get In Touch", "Our Programs", "About Us"]);
  expect(linksIn("Main")).toEqual([
    ...["Home", "About", "Contact", "Programs"],
    "Donate Now (opens in a new tab)",
  ]);
  expect(linksIn("Footer")).toEqual([
    ...["About Us", "Contact", "Programs"],
    ...["Privacy Policy", "Terms of Use"],
    "Donate Now (opens in a new tab)",
  ]);
  expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute(
    "href",
    "/#about",
  );
});

test("a page with the hero alone leads on to the About page", () => {
  const content = contentWith("sections: []");
  render(<>{pageAt("/", content, () => shapes).body}</>);

  expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute(
    "href",
    "/about",
  );
});
