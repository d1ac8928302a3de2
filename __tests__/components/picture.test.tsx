/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Picture } from "../../src/components/picture";
import { picture } from "../examples/picture";

// For browsers without AVIF. logo.test.tsx has pictures with one WebP.
test("falls back to the second smallest WebP", () => {
  render(<Picture picture={picture} shape="photo" alt="Heron" sizes="50vw" />);

  expect(screen.getByRole("img")).toHaveAttribute("src", "/a.webp");
});
