import { type ReadFiles, everyValue } from "../read/read-files";
import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** What is said about a picture, in the fields beside it. */
const wordsAbout = [
  {
    field: "alt",
    stale: "which described the picture before",
    expected: "what the new picture shows",
    fix: "describe the new picture, if it shows something else",
  },
  {
    field: "credit",
    stale: "named for the picture before",
    expected: "who made the new picture",
    fix: "name who made the new picture, if that is somebody else",
  },
];

/** The pictures of some files with words about them. */
const picturesIn = (files: ReadFiles, field: string) =>
  [...everyValue(files)].filter(
    (node) => node.child("image")?.text && node.child(field)?.text,
  );

/** Another picture, still with the words about the one before. */
export const keptWords = defineRule({
  id: "kept-words",
  on: "content",
  warning: true,
  *check(context) {
    const { earlier, changed } = context;
    const shown = [...everyValue(context)].map((node) => node.textOf("image"));
    for (const { field, stale, expected, fix } of wordsAbout) {
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
        const found = `${show(words.text ?? "")}, ${stale}`;
        yield { ...words.place, found, expected, fix };
      }
    }
  },
  examples: [
    {
      in: "programs.yml",
      before: "  image: images/seed.jpg",
      bad: "  image: images/heron.jpg",
      good: "  image: images/seed.jpg",
      message:
        "Hands full of coneflower seed, which described the picture before → describe the new picture, if it shows something else",
    },
    {
      in: "programs.yml",
      before:
        "  image: images/seed.jpg\n  alt: Hands full of coneflower seed\n  credit: R. Olmos",
      bad: "  image: images/heron.jpg\n  alt: A heron at dawn\n  credit: R. Olmos",
      good: "  image: images/seed.jpg\n  alt: Hands full of coneflower seed",
      message:
        "R. Olmos, named for the picture before → name who made the new picture, if that is somebody else",
    },
  ],
});
