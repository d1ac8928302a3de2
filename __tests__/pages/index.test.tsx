import { render, screen, within } from "@testing-library/react";
import React from "react";
import HomePage, { Head } from "../../src/pages/index";
import { figure } from "../../src/examples/figure";
import { home } from "../../src/examples/home";
import { image, picture } from "../../src/examples/picture";
import { donateHref, site } from "../../src/examples/site";
import { headProps, pageProps } from "../setup/page-props";

const {
  hero: { heading, text },
  callToAction,
} = home;
const queried = {
  alt: picture.alt,
  credit: null,
  picture: {
    wide: image,
    tall: image,
    poster: image,
    jpeg: { ...image, images: { fallback: { src: "/a.jpg" } } },
  },
  duskPicture: null,
};

const data: Queries.HomePageQuery = {
  site,
  homePage: {
    description: "What the land trust does.",
    hero: { heading, text, ...queried },
    about: home.about,
    mission: home.mission,
    programs: { lead: home.programs.lead },
    impact: { lead: home.impact.lead },
    callToAction: { lead: callToAction.lead, text: callToAction.text },
    contact: home.contact,
  },
  programs: [
    {
      title: "Seed Days",
      description: "We gather seed.",
      ...queried,
      alt: "Seed heads in the sun",
      credit: "R. Oak",
    },
  ],
  impactFigures: [figure],
};

test("shows what the query brought", () => {
  render(<HomePage {...pageProps(data)} />);

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole("img", { name: picture.alt })).toHaveAttribute(
    "src",
    "/a.jpg",
  );
  const programs = within(screen.getByRole("region", { name: "Our Programs" }));
  expect(
    programs.getByRole("img", { name: "Seed heads in the sun" }),
  ).toHaveAttribute("src", "/a.jpg");
  expect(programs.getByText(home.programs.lead)).toBeVisible();
  expect(programs.getByRole("heading", { name: "Seed Days" })).toBeVisible();
  expect(programs.getByText("We gather seed.")).toBeVisible();
  expect(programs.getByText("Photo: R. Oak")).toBeVisible();
  const impact = within(screen.getByRole("region", { name: "Our Impact" }));
  expect(impact.getByText(home.impact.lead)).toBeVisible();
  expect(impact.getByRole("listitem")).toHaveTextContent("12 Ponds Dug");
});

test("the call to action stands on the hero's picture", () => {
  render(<HomePage {...pageProps(data)} />);

  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/a.jpg");
});

test("every donate link has the address made of the EIN", () => {
  render(<HomePage {...pageProps(data)} />);

  const links = screen.getAllByRole("link", { name: /opens in a new tab/ });
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toHaveAttribute("href", donateHref);
});

test("the head is the home page's own", () => {
  render(<Head {...headProps(data)} />);

  expect(document.title).toBe(site.name);
  expect(
    document.head.querySelector('meta[name="description"]'),
  ).toHaveAttribute("content", "What the land trust does.");
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    "href",
    "https://prairie.example/",
  );
});
