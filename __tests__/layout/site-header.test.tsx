import { render, screen, within } from "@testing-library/react";
import React from "react";
import { SiteHeader } from "../../src/layout/site-header";
import { donateHref } from "../../src/examples/site";

function renderHeader(name: string) {
  render(
    <SiteHeader
      name={name}
      county="Prairie County"
      donateHref={donateHref}
      path="/about"
      pages={[]}
    />,
  );
  return within(screen.getByRole("banner"));
}

test("the name links to the home page, with a second line", () => {
  const banner = renderHeader("Prairie County Land Trust");

  const brand = banner.getByRole("link", { name: "Prairie County Land Trust" });
  expect(brand).toHaveAttribute("href", "/");
  expect(within(brand).getByText("Land Trust")).toBeVisible();
});

test("a name without the county is on one line", () => {
  const banner = renderHeader("Friends of the River");

  const brand = banner.getByRole("link", { name: "Friends of the River" });
  expect(within(brand).getByText("Friends of the River")).toBeVisible();
});
