import { render, screen } from "@testing-library/react";
import React from "react";
import { Document } from "../../src/layout/document";
import { donateHref, site } from "../fixtures/site";

function renderDocument(lastUpdated: string | null = null) {
  render(
    <Document
      title="Pond Rules"
      lastUpdated={lastUpdated}
      tree={[
        { tag: "p", children: ["Keep dogs out."] },
        { tag: "DonateButton" },
      ]}
      facts={{ contact: site, donateHref, figures: [] }}
    />,
  );
  return screen.getByRole("article");
}

test("is an article: its title, then its text", () => {
  const article = renderDocument();

  expect(
    screen.getByRole("heading", { level: 1, name: "Pond Rules" }),
  ).toBeVisible();
  expect(article).toHaveTextContent(/^Pond RulesKeep dogs out\./);
});

test("hands the facts on to what the text holds", () => {
  renderDocument();

  expect(screen.getByRole("link", { name: /^Donate Now/ })).toHaveAttribute(
    "href",
    donateHref,
  );
});

test("says when the text last changed", () => {
  const article = renderDocument("2031-03-09");

  const day = screen.getByRole("time");
  expect(day).toHaveTextContent("March 9, 2031");
  expect(day).toHaveAttribute("datetime", "2031-03-09");
  const [first] = screen.getAllByRole("paragraph");
  expect(first).toContainElement(day);
  expect(article).toHaveTextContent(
    /^Pond Rules ?Last updated March 9, 2031 ?Keep dogs out\./,
  );
});

test("gives no day that it does not know", () => {
  renderDocument(null);

  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
});
