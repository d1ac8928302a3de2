/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { Mark } from "../../src/layout/mark";

const rendition = (name: string) => ({
  mark: {
    layout: "fullWidth" as const,
    width: 128,
    height: 128,
    images: {
      fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp 128w` },
    },
  },
});

test("without a logo, it is the shield", () => {
  const { container } = render(<Mark />);

  expect(container.querySelector("svg")).toBeInTheDocument();
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument();
});

test("the logo is decoration beside the name, without a version for dusk", () => {
  const logo = { picture: rendition("logo"), duskPicture: null };
  const { container } = render(<Mark logo={logo} />);

  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/logo.webp");
  expect(container.querySelector("svg, source")).not.toBeInTheDocument();
});

test("at dusk, the logo for dusk replaces it", () => {
  const logo = { picture: rendition("logo"), duskPicture: rendition("night") };
  const { container } = render(<Mark logo={logo} />);

  expect(container.querySelector("source")).toHaveAttribute(
    "srcset",
    "/night.webp 128w",
  );
});
