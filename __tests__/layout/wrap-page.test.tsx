import { render, screen } from "@testing-library/react";
import { withPrefix } from "gatsby";
import React from "react";
import { wrapPageElement } from "../../src/layout/wrap-page";
import { site } from "../../src/examples/site";
import { pageProps } from "../setup/page-props";

const element = <h1>Ponds</h1>;

test("puts the layout around a page of this site", () => {
  render(wrapPageElement({ element, props: pageProps({ site }) }));

  expect(screen.getByRole("main")).toContainElement(
    screen.getByRole("heading", { name: "Ponds" }),
  );
});

test("leaves Gatsby's own pages, which query nothing, as they are", () => {
  const props = { ...pageProps({}), data: undefined };

  expect(wrapPageElement({ element, props })).toBe(element);
});

test("tells the layout which page it is, on a site in a folder too", () => {
  jest.mocked(withPrefix).withImplementation(
    (address) => `/trust${address}`,
    () => {
      const props = pageProps({ site }, "/trust/about/");

      render(wrapPageElement({ element, props }));

      expect(screen.getByRole("link", { name: "About" })).toHaveAttribute(
        "aria-current",
        "page",
      );
    },
  );
});
