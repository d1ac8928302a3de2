/** The part of light that a channel of sRGB, 0 to 255, stands for. */
function linear(channel: number) {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** On a ground of this luminance black and white stand out alike. */
const middle = 0.179;

/**
 * The color for words on a ground such as `#984828`: black or white, of which
 * one has a contrast of 4.5 to 1 with any ground. A ground in any other form
 * gives `currentColor`, the words' own.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function inkOn(ground: string | undefined) {
  const [, ...channels] =
    /^#(..)(..)(..)$/.exec(ground ?? "")?.map((hex) => parseInt(hex, 16)) ?? [];
  const [red, green, blue] = channels.map(linear);
  if (red === undefined || green === undefined || blue === undefined) {
    return "currentColor";
  }
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > middle ? "black" : "white";
}
