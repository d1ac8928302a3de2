import { proseLines } from "./shared/prose-lines";
import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";

/** Bullets that word processors put before list items. */
const bullet = /^[•‣▪■●◦○⁃∙·\uF0B7]\s*(?=[^\s•‣▪■●◦○⁃∙])/u;

/** In `A • B`, the bullet is a separator, not a list marker. */
const separator = /\S\s*[•‣▪■●◦○⁃∙]/;

/**
 * Markers that also occur in prose, so one line that starts with one is not a
 * list.
 */
const dash = /^[–—➢➤►✓✔]\s+(?=\S)/;

/** Before an emoji, which stays in the words of the item. */
const emoji = /^(?=\p{Emoji_Presentation})/u;

/** Word's bullet of the second level. In Spanish, it is a word that may begin a line. */
const letterO = /^o\s+(?=\S)/;
const hyphen = /^-\u00A0*(?=\p{L})/u;
const star = /^\*\u00A0*(?=\p{L}[^*]*$)/u;
const number =
  /^(?:\d{1,2}[.)]\u00A0*(?=\p{L})|(?:[a-z][.)]|[A-Z]\))\s+(?=\S))/u;

/** A line that ends in a break doesn't run together with the next. */
const lineBreak = /(?:<br ?\/?>|\\| {2})$/;

/** Lines that look like list items but would run together, and the reverse. */
export const listMarkers: Rule<"page"> = {
  expected: "a list whose lines begin with  -  or  1.  and a space",
  *check({ find }) {
    for (const visit of find("paragraph")) {
      const lines = proseLines(visit);
      const isSeparated = lines.some(({ text }) => separator.test(text));
      const parent = visit.parents.at(-1);
      // A hyphen before a name after a line break is a signature.
      const isItem =
        parent?.type === "listItem" &&
        visit.node.children.every(({ type }) => type !== "break");
      const joined = lines.filter(
        (_, index) => !lineBreak.test(lines[index - 1]?.text ?? ""),
      );
      const markers: [marker: RegExp, least: number, mark: string][] = [
        [bullet, isSeparated ? Infinity : 1, "-"],
        [dash, 2, "-"],
        [emoji, 2, "-"],
        [letterO, Math.max(2, lines.length), "-"],
        [hyphen, isItem ? 1 : 2, "-"],
        [star, isItem ? 1 : 2, "-"],
        [number, 2, "1."],
      ];
      for (const [marker, least, mark] of markers) {
        const found = (marker === bullet ? lines : joined).filter(({ text }) =>
          marker.test(text),
        );
        if (!found[0] || found.length < least) continue;
        const { at, text } = found[0];
        const words = showWhole(text.replace(marker, "").replace(/\\$/, ""));
        const fix = `write  ${mark} ${words}  and begin the other lines of the list the same way`;
        yield { at, end: visit.end, found: show(text), fix };
      }
    }
  },
  examples: [
    {
      bad: "•\tboots\n•\tgloves",
      good: "- boots\n- gloves",
      message:
        "• boots → write  - boots  and begin the other lines of the list the same way",
    },
    {
      bad: "- boots\n-gloves",
      good: "- boots\n- gloves",
      message:
        "-gloves → write  - gloves  and begin the other lines of the list the same way",
    },
    {
      bad: "a) Park\nb) Walk",
      good: "1. Park\n2. Walk",
      message:
        "a) Park → write  1. Park  and begin the other lines of the list the same way",
    },
  ],
};
