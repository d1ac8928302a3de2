import { isLink } from "../read/bare-addresses";
import { show } from "../words/show";
import { defineRule } from "./define-rule";
import { correction } from "./shared/correction";

const withoutScheme = /(?<![\w/.@-])www\.[\w-]+\.[^\s<>]*[\w/]/i;

/** URLs in a page that don't become links, because they have no https://. */
export const unlinkedAddresses = defineRule({
  id: "unlinked-addresses",
  on: "page",
  expected: "an address that becomes a link, after https://",
  *check({ find }) {
    for (const { node, at, parents, written } of find("text")) {
      const match = parents.some(isLink)
        ? null
        : withoutScheme.exec(node.value);
      if (!match) continue;
      const [found] = match;
      const index = written.indexOf(found);
      const start = at + Math.max(index, 0);
      const place = { at: start, end: start + found.length };
      const { fix, edit } = correction(place, `https://${found}`);
      yield {
        at: start,
        found: show(found),
        fix,
        ...(index !== -1 && { edit }),
      };
    }
  },
  examples: [
    {
      bad: "See www.nps.gov for more.",
      good: "See https://www.nps.gov for more.",
      message: "www.nps.gov → write  https://www.nps.gov",
    },
  ],
});
