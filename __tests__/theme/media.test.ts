import { media } from "../../src/theme/media";
import { wideQuery } from "../../src/theme/queries";

test("narrow ends exactly where wide begins", () => {
  expect(media.wide).toBe("@media (min-width: 56em)");
  expect(media.narrow).toBe("@media (max-width: 56em) and (not (width: 56em))");
});

test("the script uses the same width as the styles", () => {
  expect(`@media ${wideQuery}`).toBe(media.wide);
});

test("medium is narrower than wide", () => {
  expect(media.medium).toBe("@media (min-width: 40em)");
});

test("print and forced colors have their own queries", () => {
  expect(media.print).toBe("@media print");
  expect(media.forcedColors).toBe("@media (forced-colors: active)");
});

test("motion is off if reduced motion is preferred", () => {
  expect(media.motion).toContain("(prefers-reduced-motion: no-preference)");
});
