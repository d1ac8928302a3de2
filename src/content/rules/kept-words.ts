import { type ParsedContent, everyValue } from "../read/parsed-content";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** The pictures of some files with words about them. */
const picturesIn = (files: ParsedContent, field: string) =>
  [...everyValue(files)].filter(
    (node) => node.child("image")?.text && node.child(field)?.text,
  );

const fix = "change it, unless it also fits the new picture";

/** A new picture that still has the words about the old one. */
export const keptWords: Rule<"content"> = {
  warning: true,
  expected: "words that fit the new picture",
  *check(context) {
    const { earlier, changed } = context;
    const shown = [...everyValue(context)].map((node) => node.textOf("image"));
    for (const field of ["alt", "credit"]) {
      // One person often makes several pictures.
      const picturesBefore = picturesIn(earlier, field).filter(
        (each) => field === "alt" || !shown.includes(each.textOf("image")),
      );
      for (const picture of picturesIn(context, field)) {
        const words = picture.child(field);
        if (!words || !changed.has(picture.file.path)) continue;
        const before = picturesBefore.filter(
          (each) =>
            each.file.path === picture.file.path &&
            each.textOf(field) === words.text,
        );
        const isNew = before.every(
          (each) => each.textOf("image") !== picture.textOf("image"),
        );
        if (before.length === 0 || !isNew) continue;
        const found = `${show(words.text ?? "")}, unchanged from the old picture`;
        yield { node: words, found, fix };
      }
    }
  },
  examples: [
    {
      before: "  image: images/seed.jpg",
      bad: "  image: images/heron.jpg",
      good: "  image: images/seed.jpg",
      message: `Hands full of coneflower seed, unchanged from the old picture → ${fix}`,
    },
    {
      before:
        "  image: images/seed.jpg\n  alt: Hands full of coneflower seed\n  credit: R. Olmos",
      bad: "  image: images/heron.jpg\n  alt: A heron at dawn\n  credit: R. Olmos",
      good: "  image: images/seed.jpg\n  alt: Hands full of coneflower seed",
      message: `R. Olmos, unchanged from the old picture → ${fix}`,
    },
  ],
};
