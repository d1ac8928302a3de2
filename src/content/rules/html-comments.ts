import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** Comments, and parts of HTML and XML that readers would never see. */
export const htmlComments = defineRule({
  id: "html-comments",
  on: "page",
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
        fix: "remove it; a note to colleagues goes between the two lines of hyphens at the top, on a line that begins with #",
      };
    }
    for (const { at, end, written } of find("html")) {
      if (!/^<(?:\?|!(?!--))/.test(written)) continue;
      yield {
        at,
        end,
        found: `${show(written)}, which the page would not show`,
        fix: "remove it, or write &lt; for the character <",
      };
    }
  },
  examples: [
    {
      bad: "We sow {/* ask Dana */}.",
      good: "We sow {or mow}.",
      message:
        "a comment, {/* */} → remove it; a note to colleagues goes between the two lines of hyphens at the top, on a line that begins with #",
    },
    {
      bad: "<!-- one\n\n<two> {three}\n-->",
      good: "We restore land.",
      message:
        "an HTML comment, <!-- --> → remove it; a note to colleagues goes between the two lines of hyphens at the top, on a line that begins with #",
    },
    {
      bad: "We restore <![CDATA[no]]> land.",
      good: "We restore &lt;![CDATA[no]]> land.",
      message:
        "<![CDATA[no]]>, which the page would not show → remove it, or write &lt; for the character <",
    },
    {
      bad: "We <?php echo 1 ?> restore.",
      good: "We restore.",
      message:
        "<?php echo 1 ?>, which the page would not show → remove it, or write &lt; for the character <",
    },
    {
      bad: "We restore <!land>.",
      good: "We restore land.",
      message:
        "<!land>, which the page would not show → remove it, or write &lt; for the character <",
    },
  ],
});
