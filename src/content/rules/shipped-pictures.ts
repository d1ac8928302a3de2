import { show } from "../words/show";
import { defineRule } from "./define-rule";
import { shippedFiles } from "./shared/shipped";

/** Pictures that the site came with, which may not show what you do. */
export const shippedPictures = defineRule({
  id: "shipped-pictures",
  on: "value",
  launch: true,
  warning: true,
  expected: "pictures of your own, or drawings that fit what you do",
  check({ kind, text = "" }) {
    if (kind?.kind !== "picture" || !shippedFiles.includes(text)) return;
    return {
      found: `${show(text)}, which came with the site`,
      fix: "if it doesn't fit, upload a picture under a new name, write that, and describe it after alt",
    };
  },
  examples: [
    {
      in: "programs.yml",
      beside: { "images/hero.jpg": "" },
      bad: "  image: images/hero.jpg",
      good: "  image: images/seed.jpg",
      message:
        "images/hero.jpg, which came with the site → if it doesn't fit, upload a picture under a new name, write that, and describe it after alt",
    },
  ],
});
