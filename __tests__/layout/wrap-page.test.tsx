/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { withPrefix } from "gatsby";
import React from "react";
import { wrapPageElement } from "../../src/layout/wrap-page";
import { site } from "../../src/examples/site";

const element = <h1>Ponds</h1>;

test("wraps a page of this site in the layout", () => {
  const props = { data: { site }, location };

  render(wrapPageElement({ element, props }));

  expect(screen.getByRole("main")).toContainElement(
    screen.getByRole("heading", { name: "Ponds" }),
  );
});

test("does not wrap Gatsby's own pages, which have no query", () => {
  const props = { data: undefined, location };

  expect(wrapPageElement({ element, props })).toBe(element);
});

test("passes the page's path to the layout, without the path prefix", () => {
  jest.mocked(withPrefix).withImplementation(
    (address) => `/trust${address}`,
    () => {
      const props = { data: { site }, location: { pathname: "/trust/about/" } };

      render(wrapPageElement({ element, props }));

      expect(screen.getByRole("link", { name: "About" })).toHaveAttribute(
        "aria-current",
        "page",
      );
    },
  );
});
