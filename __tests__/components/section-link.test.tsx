import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { navigate, withPrefix } from "gatsby";
import React from "react";
import { SectionLink } from "../../src/components/section-link";

/**
 * Clicks as a visitor does, and tells whether the link took the click from
 * the browser. The browser's part is left out: jsdom can't go anywhere.
 */
function isTaken(link: HTMLElement, init: MouseEventInit = {}) {
  let taken = false;
  const afterReact = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", afterReact, { once: true });
  fireEvent(link, createEvent.click(link, init));
  return taken;
}

function renderLink(props: { current?: boolean; onClick?: () => void } = {}) {
  render(
    <SectionLink section="mission" {...props}>
      Mission
    </SectionLink>,
  );
  return screen.getByRole("link", { name: "Mission" });
}

function visit(path: string) {
  window.history.replaceState(null, "", path);
}

afterEach(() => visit("/"));

test("leads to the section with no script at all", () => {
  expect(renderLink()).toHaveAttribute("href", "/#mission");
});

test("on the home page the click is the browser's", () => {
  expect(isTaken(renderLink())).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test("from another page hands the section over to the home page", () => {
  visit("/about");

  expect(isTaken(renderLink())).toBe(true);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith("/", {
    state: { scrollTarget: "mission" },
  });
});

test.each([
  ["Ctrl", { ctrlKey: true }],
  ["Command", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  ["Alt", { altKey: true }],
  ["the middle button", { button: 1 }],
])("a click with %s stays the browser's everywhere", (_, init) => {
  visit("/about");

  expect(isTaken(renderLink(), init)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test("tells its owner of every click", () => {
  const onClick = jest.fn();
  const link = renderLink({ onClick });

  isTaken(link);
  isTaken(link, { ctrlKey: true });

  expect(onClick).toHaveBeenCalledTimes(2);
});

test.each([
  [true, "page"],
  [false, null],
  [undefined, null],
])("current %s is said as %s", (current, expected) => {
  expect(renderLink({ current }).getAttribute("aria-current")).toBe(expected);
});

test("a site in a folder keeps its folder", () => {
  jest.mocked(withPrefix).withImplementation(
    (address) => `/trust${address}`,
    () => {
      const link = renderLink();
      expect(link).toHaveAttribute("href", "/trust/#mission");

      visit("/trust/");
      expect(isTaken(link)).toBe(false);

      visit("/trust/about");
      expect(isTaken(link)).toBe(true);
      expect(navigate).toHaveBeenCalledWith("/", {
        state: { scrollTarget: "mission" },
      });
    },
  );
});
