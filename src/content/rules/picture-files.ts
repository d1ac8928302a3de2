import {
  isPictureName,
  nameOf,
  pictureEndings,
  pictureNameFrom,
  uploadedAs,
} from "../schema/upload-names";
import { largestPicture, maxPixels } from "../schema/limits";
import { fileSize, pictureIn } from "../words/amounts";
import type { Rule } from "./rule";

const again = "upload it again under the same name";

/** Pictures that can't be shown, or that shouldn't be published as they are. */
export const pictureFiles: Rule<"entry"> = {
  expected: `a JPEG, PNG or WebP picture of at most ${fileSize(largestPicture)} and ${maxPixels / 1_000_000} megapixels, with a name that ends in its format`,
  check({ path, size, picture }) {
    if (!picture || !isPictureName(path)) return;
    const { format = "", width, height, hasLocation } = picture;
    const name = nameOf(path);
    const [ending = ""] = /(?<![^.])[^.]*$/.exec(name.toLowerCase()) ?? [];
    const named = `${pictureIn(format)} named .${ending}`;
    const right = pictureEndings.get(format);
    const isLarge = size > largestPicture;
    if (isLarge || (right && width * height > maxPixels)) {
      return {
        found: isLarge ? fileSize(size) : `${width} × ${height} pixels`,
        fix: `save a smaller copy, at most 3,000 pixels wide, and ${again}`,
      };
    }
    if (!right) {
      return {
        found: format ? named : "a file that can't be read as a picture",
        fix: "delete it, save the original as a JPEG, and upload that with a name that ends in .jpg",
      };
    }
    if (ending.replace("jpeg", "jpg") !== right) {
      return {
        found: named,
        fix: uploadedAs(
          `images/${pictureNameFrom(name.replace(/(?<![^.])[^.]*$/, right))}`,
        ),
      };
    }
    if (!hasLocation) return;
    return {
      found: "a photo that reveals where it was taken",
      expected: "a photo without its location",
      fix: `send it to yourself with the location turned off, or take a screenshot of it, and ${again}`,
    };
  },
  examples: [
    {
      bad: "images/crane.png",
      good: "images/crane.jpg",
      message:
        "a JPEG picture named .png → delete it here, make sure that the file on your computer is named crane.jpg, upload it to content/images, and write  images/crane.jpg  wherever it is used",
    },
  ],
};
