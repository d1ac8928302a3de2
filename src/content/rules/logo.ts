import { logoFile, smallestLogo } from "../schema/logo";
import { duskPicture, nameOf } from "../schema/upload-names";
import { pictureIn } from "../words/amounts";
import { show } from "../words/show";
import type { Rule } from "./rule";

const again = "upload it again under the same name";

/** For the examples. */
const wide = { format: "png", width: 900, height: 300, hasLocation: false };

/** A logo that can't be made into icons, or that isn't found by its name. */
export const logo: Rule<"entry"> = {
  expected: `a square PNG named logo.png, at least ${smallestLogo} pixels wide`,
  check({ path, picture }) {
    if (!picture || !/^images\/logo(?:\.dusk)?\.\w+$/i.test(path)) return;
    if (path !== logoFile && path !== duskPicture(logoFile)) {
      return {
        found: show(nameOf(path)),
        fix: "if it is the organization's logo, save it as a PNG named logo.png; if not, give it a different name",
      };
    }
    const { format, width, height } = picture;
    if (format !== "png") {
      return {
        found: format
          ? `${pictureIn(format)} named .png`
          : "a file that can't be read as a picture",
        fix: `save it as a PNG, and ${again}`,
      };
    }
    if (path !== logoFile) return;
    if (width === height && width >= smallestLogo) return;
    return {
      found: `${width} × ${height} pixels`,
      fix: `if it is too small, export a larger one from the original drawing; if it isn't square, add empty space until it is; then ${again}`,
    };
  },
  examples: [
    {
      bad: logoFile,
      entry: { picture: { ...wide, format: "jpeg" } },
      message: `a JPEG picture named .png → save it as a PNG, and ${again}`,
    },
    {
      bad: logoFile,
      entry: { picture: wide },
      message: `900 × 300 pixels → if it is too small, export a larger one from the original drawing; if it isn't square, add empty space until it is; then ${again}`,
    },
    {
      bad: "images/logo.jpg",
      good: "images/sign.jpg",
      message:
        "logo.jpg → if it is the organization's logo, save it as a PNG named logo.png; if not, give it a different name",
    },
  ],
};
