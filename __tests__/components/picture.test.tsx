/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import React from "react";
import { Picture, type Renditions } from "../../src/components/picture";
import { image, imageOf, tall } from "../../src/examples/picture";

function renderPicture(
  renditions: Partial<Renditions> = {},
  tallImage?: Renditions,
) {
  render(
    <Picture
      image={{ day: image, dusk: null, ...renditions }}
      alt="A heron"
      sizes="50vw"
      {...(tallImage && { tall: tallImage })}
    />,
  );
  return screen.getByRole("img", { name: "A heron" });
}

test("falls back to the second smallest WebP", () => {
  const shown = renderPicture();

  expect(shown).toHaveAttribute("src", "/a.webp");
  expect(shown).toHaveAttribute("decoding", "async");
});

test("falls back to the only WebP", () => {
  const fallback = { src: "/b.webp", srcSet: "/b.webp 480w" };
  const shown = renderPicture({ day: { ...image, images: { fallback } } });

  expect(shown).toHaveAttribute("src", "/b.webp");
});

test("reserves space in the picture's proportions", () => {
  const shown = renderPicture({ day: { ...image, width: 3, height: 2 } });

  expect(shown).toHaveAttribute("width", "1600");
  expect(shown).toHaveAttribute("height", "1067");
});

/** What the picture has for a property in portrait windows alone. */
function inTallWindows(image: HTMLElement, property: "opacity" | "mask") {
  const css = document.head.textContent;
  return [...image.classList].flatMap((name) =>
    Array.from(
      css.matchAll(
        new RegExp(
          `max-width:30em[^{]*\\{\\.${name}\\{${property}:([^;}]+)`,
          "g",
        ),
      ),
      ([, value]) => value,
    ),
  );
}

test("dims and fades the one of two pictures that has no dusk version", () => {
  const duskOnly = renderPicture({ dusk: imageOf("dusk") }, tall);
  expect(inTallWindows(duskOnly, "opacity")).toEqual(["var(--tint, 0.8)"]);
  expect(inTallWindows(duskOnly, "mask")).toEqual(["var(--fade, none)"]);
  cleanup();
  const both = { ...tall, dusk: imageOf("tall-dusk") };
  const tallOnly = renderPicture({}, both);
  expect(inTallWindows(tallOnly, "opacity")).toEqual(["1"]);
  expect(inTallWindows(tallOnly, "mask")).toEqual(["none"]);
  cleanup();
  expect(inTallWindows(renderPicture({}, tall), "opacity")).toEqual([]);
});
