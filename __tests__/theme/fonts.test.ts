import { fontFaces, preloadedFonts } from "../../src/theme/fonts";
import { tokens } from "../../src/theme/tokens";

const sheet = fontFaces.filter((part) => typeof part === "string").join("");

test("the first screen's two fonts are fetched early", () => {
  expect(preloadedFonts).toEqual([
    "/static/national-park-latin-wght-normal.woff2",
    "/static/public-sans-latin-wght-normal.woff2",
  ]);
});

test("what is fetched early is what the style sheet asks for", () => {
  const asked = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url);

  expect(asked).toEqual(preloadedFonts);
});

test("every family of the site's own that a token names has its face", () => {
  const faces = [...sheet.matchAll(/font-family: ("[^"]+")/g)].map(
    ([, family]) => family,
  );
  const named = Object.values(tokens.font).flatMap(
    (stack) => stack.match(/"[^"]+"/g) ?? [],
  );

  expect(named).toHaveLength(4);
  expect(faces.sort()).toEqual(named.sort());
});

test("no font file leaves its text unseen while it comes", () => {
  const faces = sheet.split("@font-face").slice(1);
  const files = faces.filter((face) => face.includes("url("));

  expect(files).toHaveLength(2);
  for (const face of files) expect(face).toContain("font-display: swap");
});
