import { render, screen } from "@testing-library/react";
import React from "react";
import NotFoundPage, { Head } from "../../src/pages/404";
import { site } from "../../src/examples/site";
import { headProps } from "../setup/page-props";

test("is the page for addresses that lead nowhere", () => {
  render(<NotFoundPage />);

  expect(
    screen.getByRole("heading", { level: 2, name: "Page Not Found" }),
  ).toBeVisible();
});

test("has a title and a description, and no address of its own", () => {
  render(<Head {...headProps({ site })} />);

  expect(document.title).toBe("Page Not Found | Prairie County Land Trust");
  expect(
    document.head.querySelector('meta[name="description"]'),
  ).toHaveAttribute("content", "The page you are looking for does not exist.");
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});
