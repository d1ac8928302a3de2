import { lineAround } from "../text";
import { show } from "../words";
import { defineRule } from "./define-rule";

const anyMarker = /^(?:<{7}|={7}|>{7})(?= |\r?$)/gm;

/**
 * Git's merge conflict markers. A row of equals signs alone is not enough: it
 * may underline a heading.
 */
export const conflictMarkers = defineRule({
  id: "conflict-markers",
  on: "gate",
  expected: "no merge conflict markers",
  check({ path, text }) {
    const first = [...text.matchAll(anyMarker)].find(
      ({ 0: sign, index }, number) =>
        !sign.startsWith("=") ||
        number > 0 ||
        path.endsWith(".yml") ||
        !/\S[ \t]*\r?\n$/.test(text.slice(0, index)),
    );
    if (!first) return;
    return {
      at: first.index,
      found: show(lineAround(text, first.index).line),
      fix: "keep the version above or below =======, and remove the other one and all lines that begin with <<<<<<<, ======= or >>>>>>>",
    };
  },
  examples: [
    {
      bad: "<<<<<<< HEAD\nWe sow.\n=======\nWe plant.\n>>>>>>> patch-1",
      good: "We plant.",
      message:
        "<<<<<<< HEAD → keep the version above or below =======, and remove the other one and all lines that begin with <<<<<<<, ======= or >>>>>>>",
    },
  ],
});
