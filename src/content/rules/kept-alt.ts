import { type ReadFiles, everyValue } from "../read/read-files";
import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** The pictures of some files with an alt text of their own. */
const picturesIn = (files: ReadFiles) =>
  [...everyValue(files)].filter(
    (node) => node.child("image")?.text && node.child("alt")?.text,
  );

/** Another picture, still described by the words for the one before. */
export const keptAlt = defineRule({
  id: "kept-alt",
  on: "content",
  warning: true,
  expected: "what the new picture shows",
  *check(context) {
    const { changed } = context;
    const earlier = picturesIn(context.earlier);
    for (const picture of picturesIn(context)) {
      const alt = picture.child("alt");
      if (!alt || !changed.has(picture.file.path)) continue;
      const before = earlier.filter(
        (each) =>
          each.file.path === picture.file.path &&
          each.textOf("alt") === alt.text,
      );
      const isNew = before.every(
        (each) => each.textOf("image") !== picture.textOf("image"),
      );
      if (before.length === 0 || !isNew) continue;
      yield {
        ...alt.place,
        found: `${show(alt.text ?? "")}, which described the picture before`,
        fix: "describe the new picture, if it shows something else",
      };
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
  ],
});
