import { render } from "@testing-library/react";
import React from "react";
import { lateFontsId, showFonts } from "../../src/inline-script/late-fonts";

const noScript = "(scripting: none)";

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Starts loading a page. Returns the media attribute of its font styles. */
function arrive() {
  const { container } = render(<style id={lateFontsId} media={noScript} />);
  showFonts();
  return () => container.querySelector("style")?.media;
}

const load = () => window.dispatchEvent(new Event("load"));

test("activates the fonts 100 ms after the page has loaded, not before", () => {
  const media = arrive();

  jest.advanceTimersByTime(1000);
  expect(media()).toBe(noScript);
  load();
  jest.advanceTimersByTime(99);
  expect(media()).toBe(noScript);
  jest.advanceTimersByTime(1);
  expect(media()).toBe("all");
});

test("activates them at once on the next page in the tab", () => {
  arrive();
  load();
  jest.advanceTimersByTime(100);
  document.body.replaceChildren();

  expect(arrive()()).toBe("all");
});

test("activates them even if storage is disabled", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  const { container } = render(<style id={lateFontsId} media={noScript} />);
  expect(showFonts).toThrow("Denied");

  load();
  expect(() => jest.advanceTimersByTime(100)).toThrow("Denied");
  expect(container.querySelector("style")?.media).toBe("all");
});

test("does nothing on a page without late fonts", () => {
  showFonts();
  load();

  expect(() => jest.advanceTimersByTime(100)).not.toThrow();
});
