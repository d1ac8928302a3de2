import { render, screen, within } from "@testing-library/react";
import React from "react";
import { SiteMenu } from "../../src/layout/site-menu";
import { donateHref } from "../../src/examples/site";

function renderMenu(path = "/") {
  render(<SiteMenu donateHref={donateHref} path={path} />);
  return {
    button: screen.getByRole("button", { name: "Menu" }),
    menu: screen.getByRole("navigation", { name: "Main" }),
  };
}

test("the button opens the menu with no script at all", () => {
  const { button, menu } = renderMenu();

  expect(menu).toHaveAttribute("popover", "auto");
  expect(button).toHaveAttribute("popovertarget", menu.id);
  expect(button).toHaveAttribute("aria-controls", menu.id);
});

test("the button comes before what it opens, as the Tab key goes", () => {
  const { button, menu } = renderMenu();

  expect(button.compareDocumentPosition(menu)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("lists the destinations and then the donate link", () => {
  const { menu } = renderMenu();

  const links = within(menu).getAllByRole("link");
  expect(
    links.map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Home", "/#home"],
    ["About", "/about"],
    ["Mission", "/#mission"],
    ["Programs", "/#programs"],
    ["Contact", "/#contact"],
    ["Donate Now (opens in a new tab)", donateHref],
  ]);
  const list = within(menu).getByRole("list");
  expect(within(list).getAllByRole("listitem")).toHaveLength(6);
});

test.each([
  ["/", ["Home"]],
  ["/about", ["About"]],
  ["/terms-of-use", []],
])("on %s marks %j as current", (path, current) => {
  const { menu } = renderMenu(path);

  const marked = within(menu)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(marked.map((link) => link.textContent)).toEqual(current);
});
