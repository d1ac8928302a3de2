import { isLink } from "../body/link-addresses";
import { show, showWhole } from "../words";
import { type Report, defineRule } from "./define-rule";

const withoutScheme = /(?<![\w/.@-])www\.[\w-]+\.[^\s<>]*[\w/]/i;
const anyAddress = /\bhttps?:\/\/[^\s<>"`]*[\w/]/i;

/** The first URL in a text node at the given offset in the body. */
function addressIn(
  text: string,
  at: number,
  fix: (address: string) => string,
): Report[] {
  const match = withoutScheme.exec(text) ?? anyAddress.exec(text);
  if (!match) return [];
  const [address] = match;
  return [
    {
      at: at + match.index,
      found: show(address),
      fix: fix(showWhole(address)),
    },
  ];
}

/** URLs in a page that don't become links: without https://, or in code. */
export const unlinkedAddresses = defineRule({
  id: "unlinked-addresses",
  on: "body",
  expected: "an address that becomes a link: in the text, after https://",
  *check({ find }) {
    for (const { node, at, parents } of find("text")) {
      if (parents.some(isLink) || !withoutScheme.test(node.value)) continue;
      yield* addressIn(
        node.value,
        at,
        (address) => `write  https://${address}`,
      );
    }
    for (const { written, at } of find("inlineCode", "code")) {
      const fix = () => "remove the backticks around it";
      yield* addressIn(written, at, fix);
    }
  },
  examples: [
    {
      bad: "See www.iowadnr.gov for more.",
      good: "See https://www.iowadnr.gov for more.",
      message: "www.iowadnr.gov → write  https://www.iowadnr.gov",
    },
    {
      bad: "See `https://www.iowadnr.gov` for more.",
      good: "See https://www.iowadnr.gov for more.",
      message: "https://www.iowadnr.gov → remove the backticks around it",
    },
  ],
});
