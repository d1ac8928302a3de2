import { nameOf, pictureNameFrom } from "../schema/file-names";
import { isPhotoAddress } from "../schema/hosts";
import { count } from "../words/amounts";
import { suggest } from "../words/nearest";
import { show } from "../words/show";
import { defineRule } from "./define-rule";

const pictureFile = /^(?:.*[/\\])?([\w.-]+\.(?:jpe?g|png|webp|avif))$/i;

/** Whether a URL was abbreviated, or is a home page rather than a picture. */
const isPart = (address: string) =>
  /…|\.\.\./.test(address) || new URL(address).pathname === "/";

/** Pictures that don't exist, or that are too small where they are used. */
export const pictureReferences = defineRule({
  id: "picture-references",
  on: "value",
  expected: "a file in content/images, or an address on an allowed photo host",
  check({ kind, text }, { entries }) {
    const image = (text ?? "").trim();
    if (kind?.kind !== "picture" || image === "") return;
    const found = show(image);
    if (/^https?:/i.test(image)) {
      const address = image.replace(/^https?:/i, "https:");
      // The schema reports URLs on other hosts.
      if (!isPhotoAddress(address)) return;
      if (isPart(address)) {
        return {
          found,
          fix: "right-click the photo where you found it, choose Copy image address, and paste that",
        };
      }
      if (address === image) return;
      return { found, fix: `did you mean ${address}?` };
    }
    const pictures = entries.filter(
      (entry) => entry.kind === "file" && entry.path.startsWith("images/"),
    );
    // Suggest `images/heron.jpg` for `/content/images/heron.jpg` and
    // `heron.jpg`.
    const path = /^[a-z]+:/i.test(image)
      ? image
      : image.replace(pictureFile, "images/$1");
    const entry = pictures.find((picture) => picture.path === path);
    if (entry && path === image) {
      // Unreadable pictures are reported by the rule for files.
      const width = entry.picture?.width || Infinity;
      if (width >= kind.minimumWidth) return;
      return {
        found: `${found}, ${count(width, "pixel")} wide`,
        expected: `a picture at least ${count(kind.minimumWidth, "pixel")} wide`,
        fix: "use a larger original; a small one made larger stays blurred",
      };
    }
    if (entry) return { found, fix: `did you mean ${path}?` };
    // If the file must be renamed or moved, the rule for files reports that.
    const isMoving = entries.some((other) => {
      if (other.kind === "folder") {
        return other.path !== "images" && image.startsWith(`${other.path}/`);
      }
      const name = nameOf(other.path);
      return other.path.startsWith("images/")
        ? pictureNameFrom(name) === nameOf(path)
        : pictureFile.test(name) && name === nameOf(path);
    });
    if (isMoving) return;
    const paths = pictures.map((picture) => picture.path);
    const otherwise = path.startsWith("images/")
      ? "upload the picture to content/images, or correct the name"
      : "write  images/  and the name of a file in content/images";
    return { found, fix: suggest(path, paths, otherwise) };
  },
  examples: [
    {
      bad: "  image: images/sed.jpg",
      good: "  image: images/seed.jpg",
      message: "images/sed.jpg → did you mean images/seed.jpg?",
    },
    {
      bad: "  image: images/owl-at-night.jpg",
      good: "  image: images/heron.jpg",
      message:
        "images/owl-at-night.jpg → upload the picture to content/images, or correct the name",
    },
    {
      bad: "  image: https://images.unsplash.com/photo-…",
      good: "  image: https://images.unsplash.com/photo-1500534623283",
      message:
        "https://images.unsplash.com/photo-… → right-click the photo where you found it, choose Copy image address, and paste that",
    },
  ],
});
