import { act, fireEvent, render, screen, within } from "@testing-library/react";
import React from "react";
import { SiteMenu } from "../../src/layout/site-menu";
import { donateHref } from "../../src/examples/site";

/** What the browser says when it has opened or closed a popover. */
function toggle(menu: HTMLElement, newState: "open" | "closed") {
  act(() => {
    fireEvent(menu, Object.assign(new Event("toggle"), { newState }));
  });
}

function renderMenu(path = "/") {
  const hidePopover = jest
    .spyOn(HTMLElement.prototype, "hidePopover")
    .mockImplementation(function (this: HTMLElement) {
      toggle(this, "closed");
    });
  const { unmount } = render(<SiteMenu donateHref={donateHref} path={path} />);
  return {
    button: screen.getByRole("button", { name: "Menu" }),
    menu: screen.getByRole("navigation", { name: "Main" }),
    hidePopover,
    unmount,
  };
}

/** Leaves the browser's part of the click out: jsdom can't go anywhere. */
function choose(link: HTMLElement) {
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
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

test("the button says whether the menu is open", () => {
  const { button, menu } = renderMenu();
  expect(button).toHaveAttribute("aria-expanded", "false");

  toggle(menu, "open");
  expect(button).toHaveAttribute("aria-expanded", "true");
  toggle(menu, "closed");
  expect(button).toHaveAttribute("aria-expanded", "false");
});

test("an event that only has the name of a popover's changes nothing", () => {
  const { button, menu } = renderMenu();

  act(() => {
    fireEvent(menu, new Event("toggle"));
  });

  expect(button).toHaveAttribute("aria-expanded", "false");
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

test.each(["Home", "About", "Donate Now (opens in a new tab)"])(
  "choosing %s closes the open menu",
  (name) => {
    const { button, menu } = renderMenu();
    toggle(menu, "open");

    choose(within(menu).getByRole("link", { name }));

    expect(button).toHaveAttribute("aria-expanded", "false");
  },
);

test("a menu that is laid out in the bar is not closed", () => {
  const { menu, hidePopover } = renderMenu();

  choose(within(menu).getByRole("link", { name: "About" }));

  expect(hidePopover).not.toHaveBeenCalled();
});

describe("when the window changes between narrow and wide", () => {
  function spyOnWidth() {
    const list = window.matchMedia("");
    const matchMedia = jest.spyOn(window, "matchMedia").mockReturnValue(list);
    const change = () =>
      act(() => {
        list.dispatchEvent(new Event("change"));
      });
    return { matchMedia, change };
  }

  test("the open menu closes", () => {
    const { matchMedia, change } = spyOnWidth();
    const { button, menu } = renderMenu();
    toggle(menu, "open");

    change();

    expect(matchMedia).toHaveBeenCalledWith("(min-width: 56em)");
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("a closed menu is left alone", () => {
    const { change } = spyOnWidth();
    const { menu, hidePopover } = renderMenu();
    toggle(menu, "open");
    toggle(menu, "closed");

    change();

    expect(hidePopover).not.toHaveBeenCalled();
  });

  test("so is a menu that has left the page", () => {
    const { change } = spyOnWidth();
    const { menu, hidePopover, unmount } = renderMenu();
    toggle(menu, "open");

    unmount();
    change();

    expect(hidePopover).not.toHaveBeenCalled();
  });
});
