import { type ColorName, colors, moreContrast } from "../../src/theme/colors";
import { theme } from "../../src/theme/theme";
import { contrastRatio, type Rgb } from "../browser/support/contrast-ratio";

/** WCAG 2.2 contrast ratio of two colors `#RRGGBB`, 1 to 21. */
function contrast(one: string, other: string) {
  return contrastRatio(rgb(one), rgb(other));
}

function rgb(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), "hex");
  return [red, green, blue];
}

type Pair = readonly [ink: ColorName, background: ColorName];

const on = (background: ColorName, ...inks: readonly ColorName[]) =>
  inks.map((ink): Pair => [ink, background]);

/** Text, which needs 4.5:1 (WCAG 2.2, success criterion 1.4.3). */
const text = [
  ...on("page", "text", "textSoft", "lead"),
  ...on("band", "text", "textSoft", "lead"),
  ...on("surface", "text", "textSoft"),
  ...on("sky", "text"),
  ...on("scrim", "text"),
  ...on("mission", "onDark", "accent"),
  ...on("sign", "onDark"),
  ...on("accent", "dark"),
  ...on("donate", "onDark"),
  ...on("dark", "onFooter", "onDark"),
];

/**
 * Icons, outlines and focus rings, which need 3:1 (success criterion 1.4.11).
 * Those of the mission and the footer have the color of their text.
 */
const graphics = [
  ...on("page", "outline", "focus"),
  ...on("band", "outline", "focus"),
  ...on("surface", "outline", "focus"),
  ...on("sky", "outline", "focus"),
  ...on("sign", "signRule"),
  ...on("figureGreen", "onDark"),
  ...on("figureBlue", "onDark"),
  ...on("figurePurple", "onDark"),
  ...on("focusHalo", "focus"),
];

/** Colors without a required contrast, and why. */
const decoration: Partial<Record<ColorName, string>> = {
  hairline: "thin rules between rows that the spacing sets apart as well",
  footerRule: "a thin rule between lines that the spacing sets apart as well",
};

test("light words are readable on the haze of a photo at dusk", () => {
  const ratio = contrast(colors.text.dusk, theme.duskHaze);

  expect(ratio).toBeGreaterThanOrEqual(4.5);
});

// A button needs contrast in its outline or its own color.
test("by day, the main button's outline has enough contrast", () => {
  const { outline, accent } = colors;

  expect(contrast(outline.day, accent.day)).toBeGreaterThanOrEqual(3);
});

test.each(["page", "sky", "mission"] as const)(
  "at dusk, the main button's color has enough contrast with %s",
  (background) => {
    const ratio = contrast(colors.accent.dusk, colors[background].dusk);

    expect(ratio).toBeGreaterThanOrEqual(3);
  },
);

describe.each(["day", "dusk"] as const)("%s", (light) => {
  const ratio = (one: ColorName, other: ColorName) =>
    contrast(colors[one][light], colors[other][light]);

  test.each(text)("%s is readable on %s", (ink, background) => {
    expect(ratio(ink, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphics)("%s is distinguishable from %s", (ink, background) => {
    expect(ratio(ink, background)).toBeGreaterThanOrEqual(3);
  });

  // WCAG 2.2, success criterion 1.4.6.
  test.each([...text, ...graphics.filter(([ink]) => ink === "outline")])(
    "%s on %s has 7:1 for visitors who ask for more contrast",
    (ink, background) => {
      const shown = (name: ColorName) => moreContrast[name] ?? name;

      expect(ratio(shown(ink), shown(background))).toBeGreaterThanOrEqual(7);
    },
  );
});

test("every color is tested or decorative", () => {
  const named = [
    ...text.flat(),
    ...graphics.flat(),
    ...Object.keys(decoration),
  ];

  // The shield only repeats the name beside it.
  const others = Object.keys(colors).filter((name) => !/^shield/.test(name));
  expect(new Set(named)).toEqual(new Set(others));
});
