import { show } from "../words/show";
import type { Rule } from "./rule";

const why = "a drawing, though site.yml says drawings: none";
const fix =
  "remove the line, or name a picture of your own, like  header: images/NAME";

/** A page that asks for a drawing, though site.yml leaves the drawings out. */
export const hiddenDrawings: Rule<"value"> = {
  warning: true,
  expected: "a picture of your own, or none",
  check({ traits, text = "" }, { yaml }) {
    if (traits?.kind !== "picture" || text === "none") return;
    if (!traits.drawings?.includes(text)) return;
    if (yaml["site.yml"]?.root.textOf("drawings") !== "none") return;
    return { found: `${show(text)}, ${why}`, fix };
  },
  examples: [
    {
      in: "site.yml",
      bad: "drawings: none",
      good: "drawings: prairie",
      beside: {
        "pages/seed.mdx":
          "---\ntitle: Seed\ndescription: What we do with the seed that our volunteers gather in the county.\nheader: fence\n---\n\nWe keep seed.",
      },
      message: `fence, ${why} → ${fix}`,
    },
  ],
};
