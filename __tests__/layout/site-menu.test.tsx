import { render, screen, within } from "@testing-library/react";
import React from "react";
import { SiteMenu } from "../../src/layout/site-menu";
import { donateHref } from "../../src/examples/site";

function renderMenu(path = "/") {
  render(<SiteMenu donateHref={donateHref} path={path} pages={[]} />);
  return {
    button: screen.getByRole("button", { name: "Menu" }),
    menu: screen.getByRole("navigation", { name: "Main" }),
  };
}

test("the button opens the menu without script", () => {
  const { button, menu } = renderMenu();

  expect(menu).toHaveAttribute("popover", "auto");
  expect(button).toHaveAttribute("popovertarget", menu.id);
  // Browsers say the state of the popover, and reject this one.
  expect(button).not.toHaveAttribute("aria-expanded");
});

test("the button comes before the menu in the tab order", () => {
  const { button, menu } = renderMenu();

  expect(button.compareDocumentPosition(menu)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
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
