import { lineAround } from "../read/text";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** Git's merge conflict markers. */
export const conflictMarkers: Rule<"raw"> = {
  expected:
    "one version of the text; two people changed it, and both versions are here",
  check({ text }) {
    const at = text.search(/^(?:<{7}|>{7})(?= |\r?$)/m);
    if (at === -1) return;
    return {
      at,
      found: show(lineAround(text, at).line),
      fix: "keep the version above ======= or the one below it; remove the other one, and every line that begins with <<<<<<<, ======= or >>>>>>>",
    };
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "<<<<<<< HEAD\nWe sow.\n=======\nWe plant.\n>>>>>>> patch-1",
      good: "We plant.",
      message:
        "<<<<<<< HEAD → keep the version above ======= or the one below it; remove the other one, and every line that begins with <<<<<<<, ======= or >>>>>>>",
    },
  ],
};
