import { charactersOf } from "../../art/characters-of";
import { fontSubsets } from "../../src/theme/font-subsets";
import { fallbackFonts } from "../../src/theme/fallback-fonts";
import { fontFiles } from "../../src/theme/fonts";
import { theme } from "../../src/theme/theme";

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

test("every font family of the theme has an @font-face", () => {
  const faces = [
    ...(fontFiles + fallbackFonts).matchAll(/font-family: ("[^"]+")/g),
  ].map(([, family]) => family);
  const named = Object.values(theme.font).flatMap(
    (stack) => stack.match(/"[^"]+"/g) ?? [],
  );

  expect(named).toHaveLength(4);
  expect(new Set(faces)).toEqual(new Set(named));
});
