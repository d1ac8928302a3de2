/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { SiteFooter } from "../../src/layout/site-footer";
import { site } from "../../src/examples/site";

test("has no links but those of every site if none are given", () => {
  render(<SiteFooter site={site} donateHref="/give" path="/" />);

  const links = screen.getAllByRole("link").map((link) => link.textContent);
  expect(links).toEqual([
    "About Us",
    "Our Mission",
    "Programs",
    "Contact",
    "Privacy Policy",
    "Terms of Use",
    "Donate Now (opens in a new tab)",
  ]);
});
