import type { FolderEntry } from "../read/snapshot";
import { isStockPhotoAddress } from "../schema/hosts";
import { describe } from "../schema/schema-tree";
import { dayPicture, isPictureName, nameOf } from "../schema/upload-names";
import { count } from "../words/amounts";
import { nearest } from "../words/nearest";
import { show } from "../words/show";
import type { Context, Rule } from "./rule";
import { withoutSlips } from "./shared/address-slips";
import { isMisplaced } from "./shared/right-path";

/**
 * `images/heron.jpg` for `/content/images/heron.jpg`, `heron.jpg`, and so on; also
 * for `heron.dusk.jpg`, which the site shows at dusk on its own.
 */
function pathFrom(written: string): string {
  const address = dayPicture(withoutSlips(written));
  const path = `images/${nameOf(address)}`;
  const isPath = /^[\w./ -]+$/.test(address);
  return isPath && isPictureName(path) ? path : address;
}

/** What is wrong with the address of a photo on another site. */
function photoMistake(image: string) {
  const address = image.replace(/^https?:/i, "https:");
  // The schema reports URLs on other hosts.
  if (!isStockPhotoAddress(address)) return undefined;
  // It was abbreviated, or is a home page rather than a picture.
  if (/…|\.\.\./.test(address) || new URL(address).pathname === "/") {
    return {
      fix: "right-click the photo where you found it, choose Copy image address, and paste that",
    };
  }
  return address === image ? undefined : { meant: address };
}

/** Whether a picture is in a folder about which another rule says what to do. */
const isInOtherFolder = (image: string, entries: readonly FolderEntry[]) =>
  entries.some(
    ({ kind, path }) =>
      kind === "folder" &&
      path !== "images" &&
      image.toLowerCase().startsWith(`${path}/`.toLowerCase()),
  );

/** A file's name without its ending, however it is typed. */
const stemOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[\s_-]+/g, "-");

/**
 * What to do about a file that isn't there. A picture with a similar name isn't
 * suggested: somebody may be about to upload one of the name that is written.
 *
 * @param image what is written, and `path`, what is meant by it
 * @param drawings what may be written in place of a file
 */
function missingPicture(
  image: string,
  path: string,
  drawings: readonly string[],
  { entries, changed }: Context,
) {
  // The rules for files say what to do with the picture.
  if (isInOtherFolder(image, entries) || isMisplaced(path, entries)) return;
  const drawing = nearest(path, drawings);
  if (drawing !== undefined) return { meant: drawing };
  const [meant, ...others] = entries
    .map((entry) => entry.path)
    .filter((each) => isPictureName(each) && stemOf(each) === stemOf(path));
  if (meant !== undefined && others.length === 0) return { meant };
  // The schema reports it.
  if (!path.startsWith("images/")) return;
  return {
    fix: changed.has(path)
      ? "bring the picture back, or choose another one; if it has a description (alt), change that, too"
      : "upload the picture to content/images, or correct the name",
  };
}

/** Pictures that don't exist, or that are too small where they are used. */
export const pictureReferences: Rule<"value"> = {
  check({ traits, schema, text, source, at: start }, context) {
    const { entries } = context;
    const image = (text ?? "").trim();
    if (traits?.kind !== "picture" || image === "") return;
    const { minimumWidth, drawings = [] } = traits;
    if (drawings.includes(image)) return;
    const found = show(image);
    const expected = describe(schema);
    const path = pathFrom(image);
    const entry = entries.find(
      (each) => each.kind === "file" && each.path === path,
    );
    if (entry && path === image) {
      // Unreadable pictures are reported by the rule for files.
      const width = entry.picture?.width || Infinity;
      if (width >= minimumWidth) return;
      return {
        found: `${found}, ${count(width, "pixel")} wide`,
        expected: `a picture at least ${count(minimumWidth, "pixel")} wide`,
        fix: "use a larger original; enlarging a small picture leaves it blurry",
      };
    }
    const mistake = /^https?:/i.test(image)
      ? photoMistake(image)
      : entry
        ? { meant: path }
        : missingPicture(image, path, drawings, context);
    if (!mistake) return;
    const { fix, meant = "" } = mistake;
    if (fix) return { found, expected, fix };
    const at = start + source.indexOf(image);
    const edit = { at, end: at + image.length, text: meant };
    return {
      found,
      expected,
      fix: `did you mean ${meant}?`,
      ...(source.includes(image) && { edit }),
    };
  },
  examples: [
    {
      in: "pages/terms-of-use.mdx",
      bad: "lastUpdated: 2025-06-30\nheader: boardwlak",
      good: "lastUpdated: 2025-06-30\nheader: boardwalk",
      message: "boardwlak → did you mean boardwalk?",
    },
    {
      bad: "  image: content/images/Seed.JPEG",
      good: "  image: images/seed.jpg",
      message: "content/images/Seed.JPEG → did you mean images/seed.jpg?",
    },
    {
      bad: "  image: images/seed.dusk.jpg",
      good: "  image: images/seed.jpg",
      message: "images/seed.dusk.jpg → did you mean images/seed.jpg?",
    },
    {
      bad: "  image: images/herons.jpg",
      good: "  image: images/seed.jpg",
      message:
        "images/herons.jpg → upload the picture to content/images, or correct the name",
    },
    {
      bad: "  image: https://images.unsplash.com/photo-…",
      good: "  image: https://images.unsplash.com/photo-1500534623283",
      message:
        "https://images.unsplash.com/photo-… → right-click the photo where you found it, choose Copy image address, and paste that",
    },
  ],
};
