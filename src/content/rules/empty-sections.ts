import type { Rule } from "./rule";
import { nothing } from "./shared/nothing";

/** A page without text, or a heading with nothing under it. */
export const emptySections: Rule<"page"> = {
  expected: "text on the page",
  *check({ find, root, body, bodyAt: at }) {
    if (body.trim() === "") {
      yield {
        at,
        ...nothing(" in the text of the page"),
        fix: "write the text, or delete the page",
      };
    }
    const all = find("heading");
    for (const [index, { node, parents, at }] of all.entries()) {
      const hasWords = node.children.length > 0 && node.depth > 1;
      if (parents.length > 1 || !hasWords) continue;
      const below = root.children[root.children.indexOf(node) + 1];
      const next = all[index + 1];
      // Invalid and empty headings are reported by other rules.
      const isEmpty =
        below === undefined ||
        (below === next?.node &&
          next.node.depth <= node.depth &&
          next.node.children.length > 0 &&
          next.written.startsWith("#"));
      if (!isEmpty) continue;
      const fix = `write the text below it, or remove the line that begins with ${"#".repeat(node.depth)}`;
      yield {
        ...{ at, fix },
        ...nothing(" under this heading"),
        expected: "text under the heading",
      };
    }
  },
  examples: [
    {
      in: "pages/work-days.mdx",
      bad: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\nfooter: true\n---\n",
      good: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\nfooter: true\n---\n\nBring gloves.",
      message:
        "nothing in the text of the page → write the text, or delete the page",
    },
    {
      bad: "We sow.\n\n### Seeds\n\n### Trees\n\nOaks.",
      good: "We sow.\n\n### Trees\n\nOaks.",
      message:
        "nothing under this heading → write the text below it, or remove the line that begins with ###",
    },
  ],
};
