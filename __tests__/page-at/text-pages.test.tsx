/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import {
  pageOf,
  renderPage,
  withLines,
  withoutDrawings,
} from "./support/render-page";

test("there is an events page only if there is a file of events", () => {
  expect(["/about", "/events", "/404"].filter((path) => pageOf(path))).toEqual([
    "/about",
    "/404",
  ]);
});

test("the events page says so if there are none", () => {
  renderPage("/events", { "events.yml": "# None now\n" });
  const main = within(screen.getByRole("main"));

  expect(main.getByText("No events are planned right now.")).toBeVisible();
  expect(main.queryByRole("link")).not.toBeInTheDocument();
});

const titleWith = (files: Readonly<Record<string, string>>) => {
  const { container, unmount } = renderPage("/terms-of-use", files);
  const title = container.querySelector("article > header")?.outerHTML;
  unmount();
  return title;
};

const terms = (line: string) =>
  withLines("pages/terms-of-use.mdx", "lastUpdated:", line);

test("a title looks the same if its page has no picture or no page has one", () => {
  const plain = titleWith(terms("header: none"));

  expect(plain).not.toBe(titleWith(terms("header: fence")));
  expect(plain).toBe(titleWith(withoutDrawings));
});

test("a picture of its own is behind the title, as decoration", () => {
  renderPage("/terms-of-use", terms("header: images/garden.jpg"));
  const main = within(screen.getByRole("main"));

  expect(main.getByRole("presentation")).toHaveAttribute(
    "src",
    "wide of images/garden.jpg",
  );
});
