/** @jest-environment node */
import { statSync } from "node:fs";
import { charactersOf, fontSubsets } from "../../src/theme/font-subsets";
import { fallbackFonts } from "../../src/theme/fallback-fonts";
import { fontFiles } from "../../src/theme/fonts";
import { tokens } from "../../src/theme/tokens";

test("each typeface has three subsets", () => {
  const asked = [
    ...fontFiles.matchAll(
      /url\(\/static\/(.+?)-(basic|western|central)\.woff2\)[^}]*unicode-range: ([^;]+)/g,
    ),
  ].map(([, name, subset, range]) => [name, subset, range]);

  expect(asked).toEqual(
    ["national-park", "public-sans"].flatMap((name) =>
      Object.entries(fontSubsets).map(([subset, range]) => [
        name,
        subset,
        range,
      ]),
    ),
  );
});

test("no character is in two subsets", () => {
  const letters = Object.values(fontSubsets).map(charactersOf).join("");

  expect(new Set(letters).size).toBe(Array.from(letters).length);
});

test.each([
  ["basic", "The 501(c)(3) “we’re” sowing — 5–10 acres … © 2025"],
  ["western", "éñöåßçœ½°"],
  ["central", "őřłžšāț"],
] as const)("the %s subset contains %s", (subset, text) => {
  const letters = charactersOf(fontSubsets[subset]);

  expect(
    Array.from(text).filter((letter) => !letters.includes(letter)),
  ).toEqual([]);
});

test("a page's two fonts are at most 45 KB", () => {
  const sizes = ["national-park", "public-sans"].map(
    (name) => statSync(`src/theme/fonts/${name}-basic.woff2`).size,
  );

  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

test("every font family in the tokens has an @font-face", () => {
  const faces = [
    ...(fontFiles + fallbackFonts).matchAll(/font-family: ("[^"]+")/g),
  ].map(([, family]) => family);
  const named = Object.values(tokens.font).flatMap(
    (stack) => stack.match(/"[^"]+"/g) ?? [],
  );

  expect(named).toHaveLength(4);
  expect(new Set(faces)).toEqual(new Set(named));
});

test("all fonts show fallback text while loading", () => {
  const files = fontFiles.split("@font-face").slice(1);

  expect(files).toHaveLength(6);
  for (const face of files) expect(face).toContain("font-display: swap");
});
