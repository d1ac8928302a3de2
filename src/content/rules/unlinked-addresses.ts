import { isLink } from "../read/bare-addresses";
import { show } from "../words/show";
import { defineRule } from "./define-rule";
import { correction } from "./shared/correction";

const withoutScheme = /(?<![\w/.@-])www\.[\w-]+\.[^\s<>]*[\w/]/i;
const anyAddress = /(?:\bhttps?:\/\/|(?<![\w/.@-])www\.)[^\s<>"`]*[\w/]/i;

/** URLs in a page that don't become links: without https://, or in code. */
export const unlinkedAddresses = defineRule({
  id: "unlinked-addresses",
  on: "page",
  expected: "an address that becomes a link: in the text, after https://",
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
    for (const { written, at } of find("inlineCode", "code")) {
      const match = anyAddress.exec(written);
      if (!match) continue;
      const fix = "remove the backticks around it";
      yield { at: at + match.index, found: show(match[0]), fix };
    }
  },
  examples: [
    {
      bad: "See www.nps.gov for more.",
      good: "See https://www.nps.gov for more.",
      message: "www.nps.gov → write  https://www.nps.gov",
    },
    {
      bad: "See `https://www.nps.gov` for more.",
      good: "See https://www.nps.gov for more.",
      message: "https://www.nps.gov → remove the backticks around it",
    },
  ],
});
