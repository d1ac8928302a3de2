import { isLink } from "../body/link-addresses";
import { show, showWhole } from "../words";
import { defineRule } from "./define-rule";

/** Addresses in the text that begin with `www.`, which become no links. */
export const unlinkedAddresses = defineRule({
  id: "unlinked-addresses",
  on: "body",
  expected: "https:// before an address, which makes it a link",
  *check({ find }) {
    for (const { node, at, parents } of find("text")) {
      if (parents.some(isLink)) continue;
      const match = /(?<![\w/.@-])www\.[\w-]+\.[^\s<>]*[\w/]/i.exec(node.value);
      if (!match) continue;
      const [address] = match;
      const fix = `write  https://${showWhole(address)}`;
      yield { at: at + match.index, found: show(address), fix };
    }
  },
  examples: [
    {
      bad: "See www.iowadnr.gov for more.",
      good: "See https://www.iowadnr.gov for more.",
      message: "www.iowadnr.gov → write  https://www.iowadnr.gov",
    },
  ],
});
