/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { Contact } from "../../src/sections/contact";
import { home } from "../../src/examples/home";

test("there is a drawing beside it only if the content names one", () => {
  const { rerender } = render(<Contact {...home.contact} icon="book" />);
  expect(screen.getByRole("presentation")).toHaveAttribute(
    "src",
    "/vignettes/book.svg",
  );

  rerender(<Contact {...home.contact} />);
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument();
});
