import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import React from "react";
import { Picture, type PictureLoading } from "../../src/components/picture";
import { image } from "../fixtures/picture";

function renderPicture(
  data: IGatsbyImageData,
  loading: PictureLoading = "when-near",
) {
  const { container } = render(
    <Picture image={data} alt="A heron" sizes="50vw" loading={loading} />,
  );
  return {
    shown: screen.getByRole("img", { name: "A heron" }),
    sources: [...container.querySelectorAll("source")],
  };
}

test("shows the fallback file at the width it is told", () => {
  const { shown } = renderPicture(image);

  expect(shown).toHaveAttribute("src", "/a.jpg");
  expect(shown).toHaveAttribute("srcset", "/a-480.jpg 480w");
  expect(shown).toHaveAttribute("sizes", "50vw");
  expect(shown).toHaveAttribute("decoding", "async");
});

test("offers the better formats first, in the pipeline's order", () => {
  const { shown, sources } = renderPicture(image);

  expect(
    sources.map(({ type, srcset, sizes }) => [type, srcset, sizes]),
  ).toEqual([
    ["image/avif", "/a.avif 480w", "50vw"],
    ["image/webp", "/a.webp 480w", "50vw"],
  ]);
  // A browser takes only those that stand before the image, in a `picture`.
  expect(shown.parentElement?.localName).toBe("picture");
  expect([...(shown.parentElement?.children ?? [])]).toEqual([
    ...sources,
    shown,
  ]);
});

test("does without better formats", () => {
  const { shown, sources } = renderPicture({
    ...image,
    images: { fallback: image.images.fallback },
  });

  expect(sources).toEqual([]);
  expect(shown).toHaveAttribute("src", "/a.jpg");
});

test.each([
  { width: 1, height: 0.8, expected: "1280" },
  { width: 1, height: 0.6667, expected: "1067" },
  { width: 1200, height: 800, expected: "1067" },
])("keeps room for $width by $height", ({ width, height, expected }) => {
  const { shown } = renderPicture({ ...image, width, height });

  expect(shown).toHaveAttribute("width", "1600");
  expect(shown).toHaveAttribute("height", expected);
});

test("stands on the picture's main color until it has loaded", () => {
  const { shown } = renderPicture(image);

  expect(shown).toHaveStyle({ backgroundColor: "rgb(10, 20, 30)" });
});

test("is fetched ahead of everything on the first screen", () => {
  const { shown } = renderPicture(image, "first-screen");

  expect(shown).toHaveAttribute("loading", "eager");
  expect(shown).toHaveAttribute("fetchpriority", "high");
});

test("waits until the visitor is near anywhere else", () => {
  const { shown } = renderPicture(image, "when-near");

  expect(shown).toHaveAttribute("loading", "lazy");
  expect(shown).not.toHaveAttribute("fetchpriority");
});
