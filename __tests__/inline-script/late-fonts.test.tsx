import { render } from "@testing-library/react";
import React from "react";

// The browser tests cover pages with and without fonts in the cache.

const noScript = "(scripting:none)";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("activates the fonts 100 ms after the page has loaded, even if storage is disabled", async () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  const { lateFontsId, showFonts } =
    await import("../../src/inline-script/late-fonts");
  const { container } = render(<style id={lateFontsId} media={noScript} />);
  const media = () => container.querySelector("style")?.media;
  showFonts();

  jest.advanceTimersByTime(1000);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(99);
  expect(media()).toBe(noScript);
  jest.advanceTimersByTime(1);
  expect(media()).toBe("all");
});
