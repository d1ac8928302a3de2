import { media, wideQuery } from "../../src/theme/media";

test("narrow ends exactly where wide begins", () => {
  expect(media.wide).toBe("@media (min-width: 56em)");
  expect(media.narrow).toBe("@media (max-width: 56em) and (not (width: 56em))");
});

test("the script asks for the same width as the styles", () => {
  expect(`@media ${wideQuery}`).toBe(media.wide);
});

test("motion and less motion are opposites", () => {
  expect(media.motion).toContain("(prefers-reduced-motion: no-preference)");
  expect(media.lessMotion).toContain("(prefers-reduced-motion: reduce)");
});
