import { render, screen } from "@testing-library/react";
import React from "react";
import { mainId, SkipLink } from "../../src/layout/skip-link";

test("leads to the page's main content", () => {
  render(<SkipLink />);

  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute(
    "href",
    `#${mainId}`,
  );
});
