import { luminance } from "./luminance";

/** The luminance at which black and white have the same contrast. */
const middle = 0.179;

/**
 * Text color for a background such as `#984828`: black or white, whichever has
 * a contrast of at least 4.5:1. Any other color format gives `currentColor`.
 */
export function inkOn(background: string | undefined) {
  const [, ...channels] =
    /^#(..)(..)(..)$/.exec(background ?? "")?.map((hex) => parseInt(hex, 16)) ??
    [];
  const [red, green, blue] = channels;
  if (red === undefined || green === undefined || blue === undefined) {
    return "currentColor";
  }
  return luminance([red, green, blue]) > middle ? "black" : "white";
}
