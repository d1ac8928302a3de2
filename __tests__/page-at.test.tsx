/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { TextDecoder, TextEncoder } from "node:util";
import React from "react";
import type { Content } from "../src/content/content";
import { pageAt, type PictureShapes } from "../src/page-at";
import { checkSample } from "./content/support/snapshot";
import { validFiles } from "./content/support/valid-files";

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
  phone: image,
};

/** As files whose names say which part of which picture they show. */
function namedShapes(name: string): PictureShapes {
  const named = (shape: string) => ({
    ...image,
    images: { fallback: { src: `${shape} of ${name}` }, sources: [] },
  });
  return { ...shapes, tall: named("tall"), phone: named("phone") };
}

/** The valid content with lines added to a file, by their place. */
function contentWith(file: string, before: string, lines: string): Content {
  const text = validFiles[file] ?? "";
  const { content } = checkSample({
    [file]: text.replace(before, `${lines}\n${before}`),
  });
  if (!content) throw new Error("The content has problems");
  return content;
}

function renderHome(sections = "") {
  const content = contentWith("home.yml", "description:", sections);
  const find = (name: string) => (name.includes(".dusk.") ? null : shapes);
  render(<>{pageAt("/", content, find)?.body}</>);
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
  const content = contentWith("home.yml", "description:", "sections: []");
  render(<>{pageAt("/", content, () => shapes)?.body}</>);

  expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute(
    "href",
    "/about",
  );
});

test.each([
  ["programs", "programs.yml", "Our Programs", "Mission, Contact"],
  ["figures", "impact.yml", "Our Impact", "Mission, Programs, Contact"],
])(
  "without %s, no section is empty or linked to",
  (_, file, heading, items) => {
    const { content } = checkSample({ [file]: "# None yet\n" });
    if (!content) throw new Error("The content has problems");
    render(<>{pageAt("/", content, () => shapes)?.body}</>);
    const bar = screen.getByRole("navigation", { name: "Main" });

    expect(screen.queryByRole("heading", { name: heading })).toBeNull();
    expect(bar).toHaveTextContent(`HomeAbout${items.replaceAll(", ", "")}`);
    for (const part of [
      ...screen.getAllByRole("region", { name: /./ }),
      ...screen.getAllByRole("list"),
    ]) {
      expect(part).not.toBeEmptyDOMElement();
    }
  },
);

test("there is a page of events only with a file of them", () => {
  const content = contentWith("home.yml", "description:", "sections: []");
  const pageOf = (path: string) => pageAt(path, content, () => shapes);

  expect(["/about", "/events", "/404"].filter(pageOf)).toEqual([
    "/about",
    "/404",
  ]);
});

test("a title without a picture looks alike for one page and for all", () => {
  const titleOf = (content: Content) => {
    const page = pageAt("/terms-of-use", content, () => shapes);
    const { container, unmount } = render(<>{page?.body}</>);
    const title = container.querySelector("article > header")?.outerHTML;
    unmount();
    return title;
  };
  const terms = (line: string) =>
    contentWith("pages/terms-of-use.mdx", "lastUpdated:", line);
  const plain = titleOf(terms("header: none"));

  expect(plain).not.toBe(titleOf(terms("header: fence")));
  expect(plain).toBe(
    titleOf(contentWith("site.yml", "county:", "drawings: none")),
  );
});

const dusk = "(prefers-color-scheme:dark)";
const high = "(max-width:30em)";

/** Which pictures the hero shows in portrait windows, by media query. */
function heroOnPhones(hero: string) {
  const home = validFiles["home.yml"] ?? "";
  const { content } = checkSample({
    "home.yml": home.replace("hero:", `hero:\n${hero}`),
  });
  if (!content) throw new Error("The content has problems");
  render(<>{pageAt("/", content, namedShapes)?.body}</>);
  const shown = screen.getByAltText("A wide prairie under a low sun");
  return [...(shown.parentElement?.querySelectorAll("source") ?? [])]
    .filter(({ media }) => media.includes(high))
    .map(({ media, srcset }) => [media, srcset]);
}

test("phones show the hero's picture for them", () => {
  expect(heroOnPhones("  portrait: { image: images/heron.jpg }")).toEqual([
    [`${high} and ${dusk}`, "phone of images/heron.dusk.jpg"],
    [high, "phone of images/heron.jpg"],
  ]);
});

test("without a picture for phones, they show a part of the hero's", () => {
  expect(heroOnPhones("")).toEqual([
    [`${high} and ${dusk}`, "tall of images/garden.dusk.jpg"],
    [high, "tall of images/garden.jpg"],
  ]);
});
