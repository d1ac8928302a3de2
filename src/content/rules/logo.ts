import { logoFile, smallestLogo } from "../schema/logo";
import { nameOf } from "../schema/upload-names";
import { show } from "../words/show";
import { defineRule } from "./define-rule";

const again = "upload it again under the same name";

/** A logo that can't be made into icons, or that isn't found by its name. */
export const logo = defineRule({
  id: "logo",
  on: "entry",
  expected: `a square PNG named logo.png, at least ${smallestLogo} pixels wide`,
  check({ path, picture }) {
    if (!picture) return;
    if (path !== logoFile) {
      if (!/^images\/logo\.\w+$/i.test(path)) return;
      return {
        found: show(nameOf(path)),
        fix: "if it is the organization's logo, save it as a PNG named logo.png; if not, give it another name",
      };
    }
    const { width, height } = picture;
    const isSmall = Math.max(width, height) < smallestLogo;
    const isSquare = width === height;
    if (isSquare && !isSmall) return;
    const steps = [
      isSmall && "save it larger, from the original drawing",
      !isSquare && "add room at its shorter sides until it is square",
      again,
    ];
    return {
      found: `${width} × ${height} pixels`,
      fix: steps.filter(Boolean).join(", then "),
    };
  },
  examples: [
    {
      bad: logoFile,
      entry: {
        picture: { format: "png", width: 900, height: 300, hasLocation: false },
      },
      good: "",
      message: `900 × 300 pixels → add room at its shorter sides until it is square, then ${again}`,
    },
    {
      bad: logoFile,
      entry: {
        picture: { format: "png", width: 96, height: 96, hasLocation: false },
      },
      good: "",
      message: `96 × 96 pixels → save it larger, from the original drawing, then ${again}`,
    },
    {
      bad: logoFile,
      entry: {
        picture: { format: "png", width: 400, height: 380, hasLocation: false },
      },
      good: "",
      message: `400 × 380 pixels → save it larger, from the original drawing, then add room at its shorter sides until it is square, then ${again}`,
    },
    {
      bad: "images/logo.jpg",
      good: "images/sign.jpg",
      message:
        "logo.jpg → if it is the organization's logo, save it as a PNG named logo.png; if not, give it another name",
    },
  ],
});
