import type { Entry } from "./content-folder";
import { foreignWords, kindWords } from "./entry-kinds";
import { pictureName, pictureNameFrom } from "./file-names";
import { isPictureLike, oddPicture } from "./foreign-files";
import { type Words, show } from "./words";

const pictureKinds = "a picture that ends in .jpg, .png, .webp or .avif";

/** Pictures can't be renamed on GitHub's pages. */
const renamed = (name: string) =>
  `delete it, name it ${name} on your computer, upload it again, and write  images/${name}  after image:`;

/** What is wrong with something in content/images. */
export function pictureWords(entry: Entry): Words | undefined {
  const { name, kind } = entry;
  if (kind === "folder") {
    return {
      found: "a folder",
      expected: "pictures directly in content/images, with no folders",
      fix: "upload its pictures straight into content/images and delete them here",
    };
  }
  if (kind !== "file" || pictureName.test(name)) return kindWords(entry, false);
  const odd = oddPicture(name);
  if (odd !== undefined) {
    return {
      found: `${show(name)}, ${odd}`,
      expected: pictureKinds,
      fix: "export it as a JPEG, upload that, and delete this one",
    };
  }
  return isPictureLike(name)
    ? {
        found: show(name),
        expected: "a picture named with letters, digits and hyphens",
        fix: renamed(pictureNameFrom(name)),
      }
    : (foreignWords(entry) ?? {
        found: show(name),
        expected: pictureKinds,
        fix: "delete it; content/images is for pictures alone",
      });
}
