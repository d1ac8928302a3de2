/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import {
  Picture,
  type PictureLoading,
  type Renditions,
} from "../../src/components/picture";
import { image, imageOf, tall } from "../../src/examples/picture";

function renderPicture(
  renditions: Partial<Renditions> = {},
  loading: PictureLoading = "when-near",
  tallImage?: Renditions,
) {
  const { container } = render(
    <Picture
      image={{ day: image, dusk: null, ...renditions }}
      alt="A heron"
      sizes="50vw"
      {...(tallImage && { tall: { image: tallImage, sizes: "90vw" } })}
      loading={loading}
    />,
  );
  return {
    shown: screen.getByRole("img", { name: "A heron" }),
    sources: [...container.querySelectorAll("source")],
  };
}

test("falls back to the second smallest WebP", () => {
  const { shown } = renderPicture();

  expect(shown).toHaveAttribute("src", "/a.webp");
  expect(shown).toHaveAttribute("decoding", "async");
});

test("falls back to the only WebP", () => {
  const fallback = { src: "/b.webp", srcSet: "/b.webp 480w" };
  const { shown } = renderPicture({ day: { ...image, images: { fallback } } });

  expect(shown).toHaveAttribute("src", "/b.webp");
});

test("offers AVIF first", () => {
  const { shown, sources } = renderPicture();

  expect(
    sources.map(({ type, srcset, sizes }) => [type, srcset, sizes]),
  ).toEqual([["image/avif", "/a.avif 480w", "50vw"]]);
  // Browsers ignore sources that are not in a `picture`, before the image.
  expect(shown.parentElement?.localName).toBe("picture");
  expect([...(shown.parentElement?.children ?? [])]).toEqual([
    ...sources,
    shown,
  ]);
});

test.each([
  { width: 1, height: 0.8, expected: "1280" },
  { width: 1, height: 0.6667, expected: "1067" },
  { width: 1200, height: 800, expected: "1067" },
])("reserves space for $width by $height", ({ width, height, expected }) => {
  const { shown } = renderPicture({ day: { ...image, width, height } });

  expect(shown).toHaveAttribute("width", "1600");
  expect(shown).toHaveAttribute("height", expected);
});

test("loads with high priority on the first screen", () => {
  const { shown } = renderPicture({}, "first-screen");

  expect(shown).toHaveAttribute("fetchpriority", "high");
});

test("is lazy-loaded anywhere else", () => {
  const { shown } = renderPicture({}, "when-near");

  expect(shown).toHaveAttribute("loading", "lazy");
  expect(shown).not.toHaveAttribute("fetchpriority");
});

const dusk = "(prefers-color-scheme:dark)";
const high = "(max-aspect-ratio:3/5)";

test("uses the dusk picture at dusk", () => {
  const { sources } = renderPicture({ dusk: imageOf("dusk") });

  expect(
    sources.map(({ media, type, srcset }) => [media, type, srcset]),
  ).toEqual([
    [dusk, "image/avif", "/dusk.avif 480w"],
    [dusk, "", "/dusk.webp"],
    ["", "image/avif", "/a.avif 480w"],
  ]);
});

test("lists a tall picture first, with its own sizes", () => {
  const { sources } = renderPicture({ dusk: imageOf("dusk") }, "when-near", {
    ...tall,
    dusk: imageOf("tall-dusk"),
  });

  const offers = sources.map(({ media, srcset, sizes }) => [
    media,
    srcset,
    sizes,
  ]);
  expect(offers.slice(0, 5)).toEqual([
    [`${high} and ${dusk}`, "/tall-dusk.avif 480w", "90vw"],
    [`${high} and ${dusk}`, "/tall-dusk.webp", ""],
    [high, "/tall.avif 480w", "90vw"],
    [high, "/tall.webp", ""],
    [dusk, "/dusk.avif 480w", "50vw"],
  ]);
});

test("uses a tall picture without a dusk version in both schemes", () => {
  const { sources } = renderPicture({}, "when-near", tall);

  expect(sources.map(({ media }) => media)).toEqual([high, high, ""]);
});
