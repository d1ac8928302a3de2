import { show } from "../words/show";
import { defineRule } from "./define-rule";
import { linkFix } from "./link-addresses";

/** Fields with a link that leads nowhere. */
export const linksInFields = defineRule({
  id: "links-in-fields",
  on: "value",
  expected: "an address that leads somewhere: /about, /#contact or https://…",
  check({ kind, text: address = "" }, site) {
    if (kind?.kind !== "link") return;
    const link = { address, at: 0, words: address, isBare: true };
    const fix = linkFix(link, "/", site);
    return fix === undefined ? undefined : { found: show(address), fix };
  },
  examples: [
    {
      bad: "  credit: Photo Club\n  link: /abuot",
      good: "  credit: Photo Club\n  link: /about",
      message: "/abuot → did you mean /about?",
    },
  ],
});
