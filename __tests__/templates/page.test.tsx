import { render, screen } from "@testing-library/react";
import React from "react";
import TextPage, { Head } from "../../src/templates/page";
import { figure } from "../../src/examples/figure";
import { donateHref, site } from "../../src/examples/site";
import { headProps, pageProps } from "../setup/page-props";

/** GraphQL's JSON is typed as an object, and a page's tree is a list. */
function isJson(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function pageData(tree: unknown): Queries.TextPageQuery {
  if (!isJson(tree)) throw new TypeError("A tree is JSON");
  return {
    site,
    page: {
      path: "/pond-rules",
      tree,
      frontmatter: {
        title: "Pond Rules",
        description: "How to visit the ponds.",
        lastUpdated: "2031-03-09",
      },
    },
    impactFigures: [figure],
  };
}

test("shows the page and what its text holds", () => {
  const tree = [
    { tag: "p", children: ["Keep dogs out."] },
    { tag: "ContactDetails" },
    { tag: "DonateButton" },
    { tag: "ImpactFigures" },
  ];
  render(<TextPage {...pageProps(pageData(tree))} />);

  expect(
    screen.getByRole("heading", { level: 1, name: "Pond Rules" }),
  ).toBeVisible();
  expect(screen.getByText("March 9, 2031")).toBeVisible();
  expect(screen.getByText("Keep dogs out.")).toBeVisible();
  expect(screen.getByRole("link", { name: site.email })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Donate Now/ })).toHaveAttribute(
    "href",
    donateHref,
  );
  expect(screen.getByRole("listitem")).toHaveTextContent("12 Ponds Dug");
});

test("a tree that is none stops the build, and no page goes out empty", () => {
  expect(() => TextPage(pageProps(pageData({ tag: "p" })))).toThrow(
    "The text of /pond-rules is no tree of a body",
  );
});

test("the head is the page's own", () => {
  render(<Head {...headProps(pageData([]))} />);

  expect(document.title).toBe("Pond Rules | Prairie County Land Trust");
  expect(
    document.head.querySelector('meta[name="description"]'),
  ).toHaveAttribute("content", "How to visit the ponds.");
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    "href",
    "https://prairie.example/pond-rules",
  );
});
