/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { withPrefix } from "gatsby";
import React from "react";
import { SiteLink } from "../../src/components/site-link";

beforeEach(() => {
  jest.mocked(withPrefix).mockImplementation((address) => `/prairie${address}`);
});

function addressOf(href: string) {
  render(<SiteLink href={href}>Rules</SiteLink>);
  return screen.getByRole("link", { name: "Rules" }).getAttribute("href");
}

test("an internal link gets the path prefix", () => {
  expect(addressOf("/about")).toBe("/prairie/about");
});

test.each([
  "https://dnr.example/rules",
  "mailto:office@prairie.example",
  "#rules",
])("%s is unchanged", (href) => {
  expect(addressOf(href)).toBe(href);
});
