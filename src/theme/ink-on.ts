/** Linear light of an sRGB channel, 0 to 255. */
function linear(channel: number) {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The luminance at which black and white have the same contrast. */
const middle = 0.179;

/**
 * Text color for a background such as `#984828`: black or white, whichever has
 * a contrast of at least 4.5:1. Any other color format gives `currentColor`.
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
