import { fontFaces, preloadedFonts } from "../../src/theme/fonts";

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

test("no font file leaves its text unseen while it comes", () => {
  const faces = sheet.split("@font-face").slice(1);
  const files = faces.filter((face) => face.includes("url("));

  expect(files).toHaveLength(2);
  for (const face of files) expect(face).toContain("font-display: swap");
});
