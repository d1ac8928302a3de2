import fc from "fast-check";
import { inkOn } from "../../src/theme/ink-on";
import { contrastRatio } from "../browser/support/contrast-ratio";
import type { Rgb } from "../../src/theme/luminance";

const inks: Readonly<Record<string, Rgb>> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
};

function hexOf(color: Rgb) {
  const channels = color.map((part) => part.toString(16).padStart(2, "0"));
  return `#${channels.join("")}`;
}

test("is readable on every background", () => {
  const channel = fc.integer({ min: 0, max: 255 });

  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (background) => {
      const ink = inks[inkOn(hexOf(background))];

      expect(ink && contrastRatio(ink, background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test.each([undefined, "", "rgb(1, 2, 3)", "#abc"])(
  "keeps the text color on %j",
  (background) => {
    expect(inkOn(background)).toBe("currentColor");
  },
);
