/** @jest-environment jsdom */
import { existsSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { theme } from "../../src/theme/theme";
import { renderPage, withLines, withoutDrawings } from "./support/render-page";

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

  // Not the events: there are none.
  expect(headings()).toEqual([
    ...["About Us", "Our Mission", "Our Programs", "Our Impact"],
    ...["Join Us", "Get In Touch"],
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

// A browser asks for only one of them.
test("there is a file of each drawing in each size", () => {
  const { container } = renderPage("/");
  const drawings = container.innerHTML.matchAll(/\/(vignettes\/[\w.-]+)/g);
  const missing = Array.from(drawings, ([, file = ""]) => file).filter(
    (file) => !existsSync(`static/${file}`),
  );

  expect(container.innerHTML).toContain("vignettes/county.dusk.");
  expect(missing).toEqual([]);
});

// pictures.spec.ts has a picture for phones alone.
test("phones show a part of the hero's picture", () => {
  renderPage("/");
  const hero = screen.getByAltText("A wide prairie under a low sun");
  const sources = hero.parentElement?.querySelectorAll("source") ?? [];

  const media = "(max-width:30em)";
  expect([...sources].slice(0, 2)).toMatchObject([
    {
      media: `${media} and (prefers-color-scheme:dark)`,
      srcset: "tall of images/garden.dusk.jpg",
    },
    { media, srcset: "tall of images/garden.jpg" },
  ]);
});

test("About has the land as decoration, if it has no picture", () => {
  renderPage("/");
  const about = screen.getByRole("region", { name: "About Us" });

  expect(within(about).getByRole("presentation")).toBeInTheDocument();
  expect(within(about).queryByRole("img")).not.toBeInTheDocument();
});

test("without drawings, the figures stand in the text", () => {
  renderPage("/", withoutDrawings);

  for (const [name, items] of [
    ["About Us", 0],
    ["Our Impact", 2],
  ] as const) {
    const section = screen.getByRole("region", { name });
    expect(section.querySelector("picture")).not.toBeInTheDocument();
    expect(within(section).queryAllByRole("listitem")).toHaveLength(items);
  }
});

/** The style rules for an element's classes, as text. */
const rulesOf = ({ classList }: HTMLElement) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((rule) => [...classList].some((name) => rule.includes(`.${name}`)))
    .join("\n");

const withPhoto = { "images/garden.dusk.jpg": null };

test.each([
  ["a picture with a version for dusk has the usual scrim", {}, false],
  ["a photo without one has haze in the hue of its sky", withPhoto, true],
])("behind words, %s", (_, files, isHazy) => {
  renderPage("/", files);

  for (const name of ["The grass comes back", "Join Us"]) {
    const section = screen.getByRole("region", { name });
    expect(rulesOf(section).includes(theme.duskHaze)).toBe(isHazy);
  }
});

test("without a tax status, the organization is a 501(c)(3)", () => {
  renderPage("/");

  expect(screen.getByRole("contentinfo")).toHaveTextContent(/501\(c\).?\(3\)/);
});
