import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Contents } from "../../src/layout/contents";

test("links to each section in order, under its own label", () => {
  render(
    <Contents
      entries={[
        { id: "dogs", text: "Dogs off leash" },
        { id: "boats", text: "Boats" },
      ]}
    />,
  );

  const list = screen.getByRole("navigation", { name: "On this page" });
  const links = within(list).getAllByRole("link");
  expect(
    links.map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Dogs off leash", "#dogs"],
    ["Boats", "#boats"],
  ]);
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
});
