import { render, screen, within } from "@testing-library/react";
import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { Layout } from "../../src/layout/layout";
import { tokens } from "../../src/theme/tokens";
import { donateHref, site } from "../../src/examples/site";

function renderLayout(path = "/about") {
  return render(
    <Layout site={site} path={path}>
      <h1>Ponds</h1>
    </Layout>,
  );
}

test("puts the page in main, between bar, footer and toast area", () => {
  renderLayout();

  const main = screen.getByRole("main");
  expect(
    within(main).getByRole("heading", { name: "Ponds" }),
  ).toBeInTheDocument();
  const landmarks = [
    screen.getByRole("banner"),
    main,
    screen.getByRole("contentinfo"),
    screen.getByRole("region", { name: "Notifications (F8)" }),
  ];
  for (const [index, landmark] of landmarks.slice(1).entries()) {
    expect(landmarks[index]?.compareDocumentPosition(landmark)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  }
});

test("the skip link comes first and leads to main, which takes the focus", () => {
  renderLayout();

  const [first] = screen.getAllByRole("link");
  const main = screen.getByRole("main");
  expect(first).toHaveAccessibleName("Skip to content");
  expect(first).toHaveAttribute("href", `#${main.id}`);
  expect(main).toHaveAttribute("tabindex", "-1");
});

test("bar and footer lead to the one donate address", () => {
  renderLayout();

  const links = screen.getAllByRole("link", { name: /^Donate Now/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    donateHref,
    donateHref,
  ]);
});

test("bar and footer know the page they are on", () => {
  renderLayout("/about");

  for (const name of ["About", "About Us"]) {
    expect(screen.getByRole("link", { name })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
});

test("shows the organization's own facts", () => {
  renderLayout();

  const brand = within(screen.getByRole("banner")).getByRole("link", {
    name: "Prairie County Land Trust",
  });
  expect(within(brand).getByText("Land Trust")).toBeVisible();
  expect(screen.getByText(/EIN 12-3456789/)).toBeVisible();
  expect(screen.getByText(/© 2031 Prairie County Land Trust/)).toBeVisible();
});

test("sets the theme's variables and the page's ground", () => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    sheet.collectStyles(
      <Layout site={site} path="/">
        {null}
      </Layout>,
    ),
  );

  const styles = sheet.getStyleTags();
  expect(styles).toContain(`--b-color-text:${tokens.color.text}`);
  expect(styles).toContain(`--b-size-bar:${tokens.size.bar}`);
  expect(styles).toContain("color-scheme:light");
});
