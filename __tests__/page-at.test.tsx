/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { TextDecoder, TextEncoder } from "node:util";
import React from "react";
import { pageAt, type PictureShapes } from "../src/page-at";
import { edited } from "./content/support/content-folder";
import { checkSample } from "./content/support/snapshot";

// The checker needs both, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** A picture, as files whose names say which part of it they show. */
function shapesOf(name: string): PictureShapes {
  const part = (shape: string) => ({
    layout: "fullWidth" as const,
    width: 1600,
    height: 900,
    images: { fallback: { src: `${shape} of ${name}` }, sources: [] },
  });
  return {
    wide: part("wide"),
    tall: part("tall"),
    poster: part("poster"),
    photo: part("photo"),
    mark: part("mark"),
    portrait: part("portrait"),
  };
}

/** The page at an address of the sample with some files replaced. */
function pageOf(path: string, files: Readonly<Record<string, string>> = {}) {
  const { content } = checkSample(files);
  if (!content) throw new Error("The content has problems");
  return pageAt(path, content, shapesOf);
}

const renderPage = (...place: Parameters<typeof pageOf>) =>
  render(<>{pageOf(...place)?.body}</>);

/** A file of the sample with lines added above one of its own. */
const withLines = (file: string, above: string, lines: string) => ({
  [file]: edited(file, above, `${lines}\n${above}`),
});

const sections = (list: string) =>
  withLines("home.yml", "description:", `sections: [${list}]`);

const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

const headings = () => textsOf(screen.getAllByRole("heading", { level: 2 }));

const linksIn = (name: string) =>
  textsOf(
    within(screen.getByRole("navigation", { name })).getAllByRole("link"),
  );

test("without a list, the home page shows all sections that have something", () => {
  renderPage("/");

  expect(headings()).toEqual([
    "About Us",
    "Our Mission",
    "Our Programs",
    "Our Impact",
    "Join Us",
    "Get In Touch",
  ]);
});

test("a list says which sections are shown, in which order, and linked to", () => {
  renderPage("/", sections("contact, programs, about"));

  expect(headings()).toEqual(["Get In Touch", "Our Programs", "About Us"]);
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
  renderPage("/", sections(""));

  expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute(
    "href",
    "/about",
  );
});

test.each([
  ["programs", "programs.yml", "Our Programs", ["Mission", "Contact"]],
  ["figures", "impact.yml", "Our Impact", ["Mission", "Programs", "Contact"]],
])("without %s, no section is empty or linked to", (_, file, name, linked) => {
  renderPage("/", { [file]: "# None yet\n" });

  expect(screen.queryByRole("heading", { name })).toBeNull();
  expect(linksIn("Main").slice(0, -1)).toEqual(["Home", "About", ...linked]);
  for (const part of [
    ...screen.getAllByRole("region", { name: /./ }),
    ...screen.getAllByRole("list"),
  ]) {
    expect(part).not.toBeEmptyDOMElement();
  }
});

test("there is a page of events only with a file of them", () => {
  expect(["/about", "/events", "/404"].filter((path) => pageOf(path))).toEqual([
    "/about",
    "/404",
  ]);
});

test("a title without a picture looks alike for one page and for all", () => {
  const titleOf = (files: Record<string, string>) => {
    const { container, unmount } = renderPage("/terms-of-use", files);
    const title = container.querySelector("article > header")?.outerHTML;
    unmount();
    return title;
  };
  const terms = (line: string) =>
    titleOf(withLines("pages/terms-of-use.mdx", "lastUpdated:", line));

  expect(terms("header: none")).not.toBe(terms("header: fence"));
  expect(terms("header: none")).toBe(
    titleOf({ "site.yml": edited("site.yml", ": prairie", ": none") }),
  );
});

test.each([
  [
    "for them",
    "  portrait: { image: images/heron.jpg }\n",
    "portrait",
    "heron",
  ],
  ["a part of the other", "", "tall", "garden"],
])("phones show the hero's picture: %s", (_, field, part, name) => {
  const home = edited("home.yml", "hero:\n", `hero:\n${field}`);
  renderPage("/", { "home.yml": home });
  const high = "(max-width:30em)";
  const hero = screen.getByAltText("A wide prairie under a low sun");

  expect(
    [...(hero.parentElement?.querySelectorAll("source") ?? [])]
      .filter(({ media }) => media.includes(high))
      .map(({ media, srcset }) => [media, srcset]),
  ).toEqual([
    [
      `${high} and (prefers-color-scheme:dark)`,
      `${part} of images/${name}.dusk.jpg`,
    ],
    [high, `${part} of images/${name}.jpg`],
  ]);
});
