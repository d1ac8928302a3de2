import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Hero, type HeroProps } from "../../src/sections/hero";
import { home } from "../../src/examples/home";
import { picture } from "../../src/examples/picture";
import { donateHref } from "../../src/examples/site";

function renderHero(props: Partial<HeroProps> = {}) {
  render(<Hero {...home.hero} {...props} />);
  return screen.getByRole("region", { name: "Prairie, for keeps" });
}

test("is the target of links to home, and contains the page's title", () => {
  const hero = renderHero();

  expect(hero).toHaveAttribute("id", "home");
  expect(hero).toHaveAttribute("tabindex", "-1");
  expect(
    screen.getByRole("heading", { level: 1, name: "Prairie, for keeps" }),
  ).toBeVisible();
  expect(within(hero).getByRole("paragraph")).toHaveTextContent(
    "We keep the county's grass and water.",
  );
});

test("its text is in front of its picture, before its links", () => {
  const hero = renderHero();

  const title = screen.getByRole("heading", { level: 1 });
  const image = screen.getByRole("img", { name: picture.alt });
  expect(image.compareDocumentPosition(title)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(hero).toHaveTextContent(
    /^Prairie, for keeps.*grass and water\..*Support Our Mission.*Learn More$/,
  );
});

test("links to donating and to the mission", () => {
  renderHero();

  expect(
    screen.getByRole("link", {
      name: "Support Our Mission (opens in a new tab)",
    }),
  ).toHaveAttribute("href", donateHref);
  expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute(
    "href",
    "/#mission",
  );
});

test("loads its picture first and moves it on scroll", () => {
  renderHero();

  const image = screen.getByRole("img", { name: picture.alt });
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(image.closest("div")).toHaveAttribute("data-hero");
});

test("shows the picture's credit", () => {
  const hero = renderHero({
    picture: { ...home.hero.picture, credit: "R. Oak" },
  });

  expect(screen.getByText("Photo: R. Oak")).toBeVisible();
  expect(hero).toHaveTextContent(/Photo: R\. Oak$/);
});

test("shows no credit if there is none", () => {
  renderHero();

  expect(screen.queryByText(/Photo:/)).not.toBeInTheDocument();
});
