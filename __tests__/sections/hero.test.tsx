import { render, screen } from "@testing-library/react";
import React from "react";
import { Hero, type HeroProps } from "../../src/sections/hero";
import { home } from "../fixtures/home";
import { picture } from "../fixtures/picture";
import { donateHref } from "../fixtures/site";

function renderHero(props: Partial<HeroProps> = {}) {
  render(<Hero {...home.hero} donateHref={donateHref} {...props} />);
  return screen.getByRole("region", { name: "Prairie, for keeps" });
}

test("is the section that links to home lead to, under the page's title", () => {
  const hero = renderHero();

  expect(hero).toHaveAttribute("id", "home");
  expect(hero).toHaveAttribute("tabindex", "-1");
  expect(
    screen.getByRole("heading", { level: 1, name: "Prairie, for keeps" }),
  ).toBeVisible();
  expect(hero).toHaveTextContent("We keep the county's grass and water.");
});

test("asks for support, or leads on to the mission", () => {
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

test("fetches its picture first and moves it with the scroll", () => {
  renderHero();

  const image = screen.getByRole("img", { name: picture.alt });
  expect(image).toHaveAttribute("loading", "eager");
  expect(image.closest("div")).toHaveStyle({ transform: "translateY(0px)" });
});

test("credits the picture when it asks for it", () => {
  renderHero({ picture: { ...picture, credit: "R. Oak" } });

  expect(screen.getByText("Photo: R. Oak")).toBeVisible();
});

test("credits nobody otherwise", () => {
  renderHero();

  expect(screen.queryByText(/Photo:/)).not.toBeInTheDocument();
});
