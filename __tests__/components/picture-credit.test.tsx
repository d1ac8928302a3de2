import { render, screen } from "@testing-library/react";
import React from "react";
import { PictureCredit } from "../../src/components/picture-credit";

test("shows the photographer's name", () => {
  render(<PictureCredit credit="R. Oak" />);

  expect(screen.getByText("Photo: R. Oak")).toBeVisible();
});

test("renders nothing without a credit", () => {
  const { container } = render(<PictureCredit credit={null} />);

  expect(container).toBeEmptyDOMElement();
});
