/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import { takeOverSection } from "../../src/inline-script/section-handover";

// The browser tests cover the way from another page. This is while the browser
// prepares a page.

test("scrolls 100 ms after a prerendered page is shown", () => {
  jest.useFakeTimers();
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  render(<section id="mission" tabIndex={-1} aria-label="Mission" />);
  sessionStorage.setItem("section", "#mission");
  Object.defineProperty(document, "prerendering", { value: true });
  takeOverSection();

  jest.advanceTimersByTime(1000);
  fireEvent(document, new Event("prerenderingchange"));
  jest.advanceTimersByTime(99);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scroll).toHaveBeenCalledTimes(1);
});
