import { show } from "../words/show";
import { defineRule } from "./define-rule";

const pictureName = /^\s*(?:[\w-]+\/)*[\w.-]+\.(?:jpe?g|png|webp|avif)\s*$/i;

/** The name of a picture in place of a text, which visitors would read. */
export const picturesInText = defineRule({
  id: "pictures-in-text",
  on: "value",
  expected: "a text; the name of a picture belongs after  image",
  check({ kind, text = "", file }) {
    const isText = kind === undefined || kind.kind === "prose";
    if (!isText || !pictureName.test(text)) return;
    const name = show(text.trim());
    return {
      found: `${name} in place of a text`,
      fix: file.path.endsWith(".mdx")
        ? `write  <Photo image="${name}" alt="…" />  with what it shows, or a text`
        : "write the text",
    };
  },
  examples: [
    {
      in: "programs.yml",
      bad: "  description: images/seed.jpg",
      good: "  description: Volunteers gather seed in the fall.",
      message: "images/seed.jpg in place of a text → write the text",
    },
    {
      in: "pages/about.mdx",
      bad: "images/seed.jpg",
      good: '<Photo image="images/seed.jpg" alt="Hands full of seed" />',
      message:
        'images/seed.jpg in place of a text → write  <Photo image="images/seed.jpg" alt="…" />  with what it shows, or a text',
    },
  ],
});
