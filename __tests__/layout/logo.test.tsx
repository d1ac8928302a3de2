/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Logo } from "../../src/layout/logo";

const rendition = (name: string) => ({
  logo: {
    layout: "fullWidth" as const,
    width: 128,
    height: 128,
    images: {
      fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp 128w` },
    },
  },
});

test("is the shield, or a logo as decoration, which can differ at dusk", () => {
  const { container, rerender } = render(<Logo logo={null} />);
  expect(container.querySelector("svg")).toBeInTheDocument();
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument();

  const day = rendition("logo");
  rerender(<Logo logo={{ picture: { day, dusk: null } }} />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/logo.webp");
  expect(container.querySelector("svg, source")).not.toBeInTheDocument();

  rerender(<Logo logo={{ picture: { day, dusk: rendition("night") } }} />);
  expect(container.querySelector("source")).toHaveAttribute(
    "srcset",
    "/night.webp 128w",
  );
});
