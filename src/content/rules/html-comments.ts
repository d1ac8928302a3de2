import type { Rule } from "./rule";

const fix =
  "remove it; put a note to colleagues between the two lines of hyphens at the top, on a line that begins with #";

/** Comments in a page, which readers would never see. */
export const htmlComments: Rule<"page"> = {
  expected: "text that readers see",
  *check({ find, body }) {
    const code = find("code", "inlineCode");
    for (const { 0: opening, index: at } of body.matchAll(
      /(?<!\\)(?:<!--|\{\/\*)/g,
    )) {
      if (code.some((node) => node.at <= at && at < node.end)) continue;
      const end = opening === "<!--" ? "-->" : "*/}";
      const close = body.indexOf(end, at);
      yield {
        at,
        end: close === -1 ? body.length : close + 3,
        found: `${opening === "<!--" ? "an HTML" : "a"} comment, ${opening} ${end}`,
        fix,
      };
    }
  },
  examples: [
    {
      bad: "We sow {/* ask Dana */}.",
      good: "We sow {or mow}.",
      message: `a comment, {/* */} → ${fix}`,
    },
    {
      bad: "<!-- one\n\n<two> {three}\n-->",
      good: "We restore land.",
      message: `an HTML comment, <!-- --> → ${fix}`,
    },
  ],
};
