import { defineRule } from "./define-rule";

/** Comments, which readers of the page would never see. */
export const htmlComments = defineRule({
  id: "html-comments",
  on: "body",
  expected: "text that readers see",
  *check({ find, source }) {
    const code = find("code", "inlineCode");
    for (const { index: at } of source.matchAll(/(?<!\\)<!--/g)) {
      if (code.some((node) => node.at <= at && at < node.end)) continue;
      const close = source.indexOf("-->", at);
      yield {
        at,
        end: close === -1 ? source.length : close + 3,
        found: "an HTML comment, <!-- -->",
        fix: "remove it; a note to colleagues goes into the front matter, on a line that begins with #",
      };
    }
  },
  examples: [
    {
      bad: "<!-- one\n\n<two> {three}\n-->",
      good: "We restore prairie.",
      message:
        "an HTML comment, <!-- --> → remove it; a note to colleagues goes into the front matter, on a line that begins with #",
    },
  ],
});
