import { render } from "@testing-library/react";
import React from "react";
import { lateFontsId, showFonts } from "../../src/inline-script/late-fonts";

// The browser tests cover pages with and without fonts in the cache.

const noScript = "(scripting:none)";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("activates the fonts 100 ms after the page has loaded, even if storage is disabled", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  const { container } = render(<style id={lateFontsId} media={noScript} />);
  const media = () => container.querySelector("style")?.media;
  expect(showFonts).toThrow("Denied");

  jest.advanceTimersByTime(1000);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(99);
  expect(media()).toBe(noScript);
  expect(() => jest.advanceTimersByTime(1)).toThrow("Denied");
  expect(media()).toBe("all");
});
