import { proseLines } from "../page/prose-lines";
import { show, showWhole } from "../words";
import { defineRule } from "./define-rule";

/** Signs that word processors begin the items of a list with. */
const bullet = /^[•‣▪■●◦○⁃∙·\uF0B7]\s*(?=[^\s•‣▪■●◦○⁃∙])/u;

/** `A • B` over two lines is one line of text with signs between. */
const separator = /\S\s*[•‣▪■●◦○⁃∙]/;

/** Signs that also stand in running text, and may begin one line by chance. */
const dash = /^(?:[–—]|o)\s+(?=\S)/;
const hyphen = /^-(?=\p{L})/u;
const star = /^\*(?=\p{L}[^*]*$)/u;
const number = /^(?:\d{1,2}[.)](?=\p{L})|[a-z][.)]\s+(?=\S))/iu;

/** Lines of a paragraph that were meant for a list, and would run on as text. */
export const listSigns = defineRule({
  id: "list-signs",
  on: "body",
  expected: "a list whose lines begin with  -  or  1.  and a space",
  *check({ find }) {
    for (const visit of find("paragraph")) {
      const lines = proseLines(visit);
      const isSeparated = lines.some(({ text }) => separator.test(text));
      // A hyphen glued to a name after a break is a signature.
      const isItem =
        visit.parents.at(-1)?.type === "listItem" &&
        visit.node.children.every(({ type }) => type !== "break");
      const signs: [sign: RegExp, least: number, mark: string][] = [
        [bullet, isSeparated ? Infinity : 1, "-"],
        [dash, 2, "-"],
        [hyphen, isItem ? 1 : 2, "-"],
        [star, isItem ? 1 : 2, "-"],
        [number, 2, "1."],
      ];
      for (const [sign, least, mark] of signs) {
        const found = lines.filter(({ text }) => sign.test(text));
        if (!found[0] || found.length < least) continue;
        const { at, text } = found[0];
        const words = showWhole(text.replace(sign, "").replace(/\\$/, ""));
        const fix = `write  ${mark} ${words}  and begin the list's other lines so, too`;
        yield { at, end: visit.end, found: show(text), fix };
      }
    }
  },
  examples: [
    {
      bad: "•\tboots\n•\tgloves",
      good: "- boots\n- gloves",
      message:
        "• boots → write  - boots  and begin the list's other lines so, too",
    },
    {
      bad: "- boots\n-gloves",
      good: "- boots\n- gloves",
      message:
        "-gloves → write  - gloves  and begin the list's other lines so, too",
    },
    {
      bad: "a) Park\nb) Walk",
      good: "1. Park\n2. Walk",
      message:
        "a) Park → write  1. Park  and begin the list's other lines so, too",
    },
  ],
});

/** Lines whose first sign makes something else of them than text. */
export const chanceLists = defineRule({
  id: "chance-lists",
  on: "body",
  expected: "text that begins with a word",
  *check({ find, source }) {
    for (const { node, at, written } of find("list")) {
      const [line = "", year, mark] = /^(\d{4})([.)]).*/.exec(written) ?? [];
      if (node.children.length > 1 || year === undefined) continue;
      yield {
        at,
        found: `${show(line)}, which becomes a list`,
        fix: `write  ${year}\\${mark}  or begin the sentence with another word`,
      };
    }
    for (const { at, written } of find("blockquote")) {
      const above = source.slice(0, at).split("\n").at(-2)?.trim();
      const isQuotation = !above && !/^>\s*[$€]?\d/.test(written);
      if (isQuotation || written.includes("\n")) continue;
      yield {
        at,
        found: `${show(written)}, which becomes a quotation`,
        fix: "write &gt; for the sign >, or put a blank line above a quotation",
      };
    }
    for (const { at, written } of find("listItem")) {
      if (!/^\S+\s+\[[ xX]?\]\s/.test(written)) continue;
      const fix = "remove the square brackets after the hyphen";
      yield { at, found: "a box to tick", fix };
    }
  },
  examples: [
    {
      bad: "1998. That was the year we began.",
      good: "1998\\. That was the year we began.",
      message:
        "1998. That was the year we began., which becomes a list → write  1998\\.  or begin the sentence with another word",
    },
    {
      bad: "> 500 acres were burned.",
      good: "&gt; 500 acres were burned.",
      message:
        "> 500 acres were burned., which becomes a quotation → write &gt; for the sign >, or put a blank line above a quotation",
    },
    {
      bad: "- [ ] Restore",
      good: "- Restore",
      message: "a box to tick → remove the square brackets after the hyphen",
    },
  ],
});

const longestLine = 45;

/** What a line ends with that goes on in the next. */
const goesOn =
  /[.,;:!?–—]$|\b(?:a|an|and|at|by|for|from|in|is|of|on|or|our|the|to|we|with)$/i;

/** Three short lines or more, such as an address, which run together as text. */
export const runTogether = defineRule({
  id: "run-together-lines",
  on: "body",
  expected: "a sign at the end of each line that is to stay one",
  *check({ find }) {
    for (const { node, parents, at, end, written } of find("paragraph")) {
      const lines = written.split(/\r?\n/);
      const [first = ""] = lines;
      const isProse =
        lines.length < 3 ||
        lines.some((line) => line.length > longestLine || line.includes("|")) ||
        lines.slice(0, -1).some((line) => goesOn.test(line.trim())) ||
        node.children.some(
          ({ type }) => !/^(?:text|strong|link)$/.test(type),
        ) ||
        parents.some(({ type }) => type === "blockquote");
      if (isProse) continue;
      yield {
        at,
        end,
        found: `${show(first)} and ${lines.length - 1} more short lines, which run together as one`,
        fix: `write  ${showWhole(first)}<br />  and end the other lines so, too, but the last`,
      };
    }
  },
  examples: [
    {
      bad: "Prairie Friends\n12 River Road\nAmes, Iowa 50010",
      good: "Prairie Friends<br />\n12 River Road<br />\nAmes, Iowa 50010",
      message:
        "Prairie Friends and 2 more short lines, which run together as one → write  Prairie Friends<br />  and end the other lines so, too, but the last",
    },
  ],
});
