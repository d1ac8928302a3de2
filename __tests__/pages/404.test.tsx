import { render, screen } from "@testing-library/react";
import React from "react";
import NotFoundPage from "../../src/pages/404";

test("shows its fixed text", () => {
  const { container } = render(<NotFoundPage />);

  expect(container).toHaveTextContent(
    /^404 ?Page Not Found ?Oops!.*Return to Homepage$/,
  );
  expect(screen.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  expect(
    screen.getByRole("heading", { level: 2, name: "Page Not Found" }),
  ).toBeVisible();
  expect(screen.getByRole("paragraph")).toHaveTextContent(
    "Oops! The page you are looking for does not exist. It might have been moved or deleted.",
  );
});

test("links to the home page", () => {
  render(<NotFoundPage />);

  expect(
    screen.getByRole("link", { name: "Return to Homepage" }),
  ).toHaveAttribute("href", "/");
});
