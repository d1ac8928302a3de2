import { everyAddress } from "./shared/every-address";
import { isOwn } from "../site/addresses";
import { showWhole } from "../words/show";
import { ownAddress } from "../read/parsed-content";
import type { Rule } from "./rule";

/** The URL of a page or picture on a site; undefined for other addresses. */
function webUrl(address: string) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Addresses on other sites that weren't in the content before. */
export const newAddresses: Rule<"content"> = {
  warning: true,
  expected: "an address that you know",
  *check(context) {
    const { changed, earlier } = context;
    if (changed.size === 0) return;
    const before = ownAddress(earlier);
    // The site comes with a placeholder for its own address.
    const isKnown = before !== undefined && !before.endsWith(".example");
    const own = isKnown ? before : ownAddress(context);
    const all = [...everyAddress(context)];
    const unchanged = all.filter(({ node }) => !changed.has(node.file.path));
    const known = new Set(
      [...unchanged, ...everyAddress(earlier)].map(
        ({ address }) => webUrl(address)?.href,
      ),
    );
    for (const { node, at, address } of all) {
      const url = webUrl(address);
      if (!url || isOwn(url, own) || known.has(url.href)) continue;
      known.add(url.href);
      yield {
        node,
        at,
        found: `${showWhole(address)}, a new address on another site`,
        fix: "open it, and make sure it is the site you mean",
      };
    }
  },
  examples: [
    {
      before: "We restore land.",
      bad: "See [the map](https://maps.example.org/garden).",
      good: "We restore land.",
      message:
        "https://maps.example.org/garden, a new address on another site → open it, and make sure it is the site you mean",
    },
  ],
};
