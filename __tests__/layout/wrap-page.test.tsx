import { render, screen } from "@testing-library/react";
import React from "react";
import { wrapPageElement } from "../../src/layout/wrap-page";
import { site } from "../fixtures/site";
import { pageProps } from "../setup/page-props";

const element = <h1>Ponds</h1>;

test("puts the layout around a page of this site", () => {
  const page = pageProps({ site });
  const location = { ...page.location, pathname: "/about" };
  const props = { ...page, location };

  render(wrapPageElement({ element, props }));

  expect(screen.getByRole("main")).toContainElement(
    screen.getByRole("heading", { name: "Ponds" }),
  );
  expect(screen.getByRole("link", { name: "About" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("leaves Gatsby's own pages, which query nothing, as they are", () => {
  const props = { ...pageProps({}), data: undefined };

  expect(wrapPageElement({ element, props })).toBe(element);
});
