import { render, screen } from "@testing-library/react";
import React, { type ReactNode } from "react";
import { BodyLink } from "../../../src/components/body/body-link";

// The usual stand-in for Gatsby's link is a bare anchor, as the others are.
jest.mock("gatsby", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to} data-testid="in-app">
      {children}
    </a>
  ),
}));

test("a link within the site stays in the app", () => {
  render(<BodyLink href="/about">About us</BodyLink>);

  const link = screen.getByRole("link", { name: "About us" });
  expect(link).toHaveAttribute("href", "/about");
  expect(link).toBe(screen.getByTestId("in-app"));
});

test.each([
  "https://dnr.example/rules",
  "mailto:office@prairie.example",
  "#rules",
])("%s is the browser's", (href) => {
  render(<BodyLink href={href}>Elsewhere</BodyLink>);

  expect(screen.getByRole("link", { name: "Elsewhere" })).toHaveAttribute(
    "href",
    href,
  );
  expect(screen.queryByTestId("in-app")).not.toBeInTheDocument();
});
