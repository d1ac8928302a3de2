import { render, screen, within } from "@testing-library/react";
import React from "react";
import type { PageLink } from "../../src/content/page-links";
import { SiteFooter } from "../../src/layout/site-footer";
import { donateHref, site } from "../../src/examples/site";

function renderFooter(path = "/", footerPages: readonly PageLink[] = []) {
  render(
    <SiteFooter
      site={{ ...site, footerPages }}
      donateHref={donateHref}
      path={path}
    />,
  );
  return within(screen.getByRole("contentinfo"));
}

test("links to the pages that staff put there, after the policies", () => {
  const pages = [{ title: "Annual Report", path: "/annual-report" }];
  const links = renderFooter("/", pages).getAllByRole("link");

  const names = links.map((link) => link.textContent);
  expect(names.indexOf("Annual Report")).toBe(
    names.indexOf("Terms of Use") + 1,
  );
});

test("links to other websites, if given", () => {
  const url = "https://news.example/";
  const links = [{ label: "Newsletter", url }];
  render(<SiteFooter site={{ ...site, links }} donateHref="" path="/" />);

  const link = screen.getByRole("link", { name: "Newsletter" });
  expect(link).toHaveAttribute("href", url);
});

test("is a separate navigation landmark", () => {
  expect(
    renderFooter().getByRole("navigation", { name: "Footer" }),
  ).toBeInTheDocument();
});

test("names the organization", () => {
  const footer = renderFooter();

  expect(
    footer.getByText("© 2031 Prairie County Land Trust. All rights reserved."),
  ).toBeVisible();
  expect(
    footer.getByText("501(c)\u2060(3) nonprofit · EIN 12-3456789"),
  ).toBeVisible();
  expect(footer.getByText("Prairie County Land Trust")).toBeVisible();
});

test("shows the organization, the links, and the fine print in this order", () => {
  renderFooter();

  expect(screen.getByRole("contentinfo")).toHaveTextContent(
    /^Prairie County Land Trust.*About Us.*Donate Now.*© 2031.*EIN/,
  );
});

test.each([
  ["/about", ["About Us"]],
  ["/terms-of-use", ["Terms of Use"]],
  ["/", []],
])("on %s marks %j as current", (path, current) => {
  const marked = renderFooter(path)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page");

  expect(marked.map((link) => link.textContent)).toEqual(current);
});
