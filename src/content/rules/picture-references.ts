import { nameOf, pictureNameFrom } from "../file-names";
import { isPhotoAddress } from "../schema/hosts";
import { count, show, suggest } from "../words";
import { defineRule } from "./define-rule";

const pictureFile = /^(?:.*[/\\])?([\w.-]+\.(?:jpe?g|png|webp|avif))$/i;

/** Whether an address was shortened, or names a whole site and no picture. */
const isPart = (address: string) =>
  /…|\.\.\./.test(address) || new URL(address).pathname === "/";

/** Pictures that are named but not there, or too small for their place. */
export const pictureReferences = defineRule({
  id: "picture-references",
  on: "field",
  expected: "a file in content/images, or an address on an allowed photo host",
  check({ field: { kind, value } }, { entries }) {
    const image = String(value).trim();
    if (kind?.kind !== "picture" || image === "") return;
    const found = show(image);
    if (/^https?:/i.test(image)) {
      const address = image.replace(/^https?:/i, "https:");
      // What other addresses are told is told by the schema.
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
    // `images/heron.jpg` for `/content/images/heron.jpg` and `heron.jpg`.
    const path = /^[a-z]+:/i.test(image)
      ? image
      : image.replace(pictureFile, "images/$1");
    const entry = pictures.find((picture) => picture.path === path);
    if (entry && path === image) {
      // One that can't be read was told of by its file.
      const width = entry.picture?.width || Infinity;
      if (width >= kind.minimumWidth) return;
      return {
        found: `${found}, ${count(width, "pixel")} wide`,
        expected: `a picture at least ${count(kind.minimumWidth, "pixel")} wide`,
        fix: "use a larger original; a small one made larger stays blurred",
      };
    }
    if (entry) return { found, fix: `did you mean ${path}?` };
    // A picture that must get another name or place is told once, by its file.
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
