import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Impact } from "../../src/sections/impact";
import { home } from "../../src/examples/home";

test("shows the figures, and has no id because nothing links to it", () => {
  render(<Impact {...home.impact} />);

  const impact = screen.getByRole("region", { name: "Our Impact" });
  expect(impact).not.toHaveAttribute("id");
  expect(within(impact).getByText("What has come of it.")).toBeVisible();
  expect(within(impact).getByRole("listitem")).toHaveTextContent(
    "12 Ponds Dug",
  );
});

test("hides its land from screen readers, and loads it late", () => {
  const { container } = render(<Impact {...home.impact} />);

  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  for (const picture of container.querySelectorAll("img")) {
    expect(picture).toHaveAttribute("loading", "lazy");
  }
});
