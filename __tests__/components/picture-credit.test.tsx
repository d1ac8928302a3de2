import { render, screen } from "@testing-library/react";
import React from "react";
import { PictureCredit } from "../../src/components/picture-credit";

test("names the photographer", () => {
  render(<PictureCredit credit="R. Oak" />);

  expect(screen.getByText("Photo: R. Oak")).toBeVisible();
});

test("is nothing at all for a picture without a credit", () => {
  const { container } = render(<PictureCredit credit={null} />);

  expect(container).toBeEmptyDOMElement();
});
