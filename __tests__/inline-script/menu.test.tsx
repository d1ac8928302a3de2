import { fireEvent, render, screen, within } from "@testing-library/react";
import React from "react";
import { donateHref } from "../../src/examples/site";
import { followMenu } from "../../src/inline-script/menu";
import { SiteMenu } from "../../src/layout/site-menu";

const width = window.matchMedia("");
const matchMedia = jest.spyOn(window, "matchMedia").mockReturnValue(width);

const page = document.createElement("main");
document.body.append(page);

// Once, as on a page: it listens for as long as the page is there.
followMenu();
const [[asked] = []] = matchMedia.mock.calls;

function renderMenu() {
  render(<SiteMenu donateHref={donateHref} path="/" />);
  const menu = screen.getByRole("navigation", { name: "Main" });
  const hidePopover = jest.spyOn(menu, "hidePopover");
  return { button: screen.getByRole("button"), menu, hidePopover };
}

/** What the browser says when it has opened or closed the popover. */
function toggle(menu: Node, newState: "open" | "closed") {
  fireEvent(menu, Object.assign(new Event("toggle"), { newState }));
}

/** Without leaving the page, which jsdom can't. */
function choose(link: HTMLElement) {
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
}

afterEach(() => {
  toggle(document, "closed");
});

test("the button says whether the menu is open", () => {
  const { button, menu } = renderMenu();
  expect(button).toHaveAttribute("aria-expanded", "false");

  toggle(menu, "open");
  expect(button).toHaveAttribute("aria-expanded", "true");
  toggle(menu, "closed");
  expect(button).toHaveAttribute("aria-expanded", "false");
});

test.each(["Home", "About", "Donate Now (opens in a new tab)"])(
  "choosing %s closes the open menu",
  (name) => {
    const { menu, hidePopover } = renderMenu();
    toggle(menu, "open");

    choose(within(menu).getByRole("link", { name }));

    expect(hidePopover).toHaveBeenCalledTimes(1);
  },
);

test("a click beside the links leaves it open", () => {
  const { menu, hidePopover } = renderMenu();
  toggle(menu, "open");

  fireEvent.click(menu);

  expect(hidePopover).not.toHaveBeenCalled();
});

describe("when the focus goes on", () => {
  test("to the page, the open menu closes", () => {
    const { menu, hidePopover } = renderMenu();
    toggle(menu, "open");

    fireEvent.focusIn(page);

    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test("to one of its items, it stays", () => {
    const { menu, hidePopover } = renderMenu();
    toggle(menu, "open");

    fireEvent.focusIn(within(menu).getByRole("link", { name: "About" }));

    expect(hidePopover).not.toHaveBeenCalled();
  });
});

describe("when the window grows so wide that the menu is laid out", () => {
  const grow = () => width.dispatchEvent(new Event("change"));

  test("the open menu closes", () => {
    const { menu, hidePopover } = renderMenu();
    toggle(menu, "open");

    grow();

    expect(asked).toBe("(min-width: 56em)");
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});

test("a browser without popovers has nothing to close", () => {
  const { menu } = renderMenu();
  Object.defineProperty(menu, "hidePopover", { value: undefined });

  expect(() =>
    choose(within(menu).getByRole("link", { name: "About" })),
  ).not.toThrow();
});
