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
      found: `${show(text)}, which came with the site unless you have replaced it`,
      fix: "if it doesn't fit, upload a picture of yours, write its name, and describe it after alt",
    };
  },
  examples: [
    {
      in: "pages/terms-of-use.mdx",
      beside: { "images/hero.jpg": "" },
      bad: "lastUpdated: 2025-06-30\nimage: images/hero.jpg",
      good: "lastUpdated: 2025-06-30\nheader: fence",
      message:
        "images/hero.jpg, which came with the site unless you have replaced it → if it doesn't fit, upload a picture of yours, write its name, and describe it after alt",
    },
  ],
});
