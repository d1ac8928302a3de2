import { namesAccount } from "../schema/hosts";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { everyAddress } from "./shared/every-address";
import { donateAddressIn } from "./shared/gifts";

const anyEin = /(?<![\w/-])\d{2}-\d{7}(?![\w-])/g;

const fix = "correct it, unless you mean another organization";

/** Somebody else's EIN or giving page: gifts meant for the organization would go there. */
export const otherAccounts: Rule<"content"> = {
  warning: true,
  *check(files) {
    const site = files.yaml["site.yml"];
    const donate = donateAddressIn(site);
    const ein = site?.root.textOf("ein");
    if (donate === undefined || ein === undefined) return;
    for (const { node, at, address } of everyAddress(files)) {
      if (!namesAccount(address) || address === donate) continue;
      yield { node, at, found: show(address), expected: donate, fix };
    }
    const fronts = Array.from(files.pages.values(), ({ front }) => front);
    for (const { root: node } of [...Object.values(files.yaml), ...fronts]) {
      for (const { 0: found, index: at } of node.file.text.matchAll(anyEin)) {
        if (found === ein) continue;
        yield { node, at, found, expected: ein, fix };
      }
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "Our EIN is 98-7654321.",
      good: "Our EIN is 12-3456789.",
      message: `98-7654321 → ${fix}`,
    },
    {
      in: "pages/about.mdx",
      bad: "Read [about us](https://www.charitynavigator.org/ein/987654321).",
      good: "Read [about us](https://www.charitynavigator.org/ein/123456789).",
      message: `https://www.charitynavigator.org/ein/987654321 → ${fix}`,
    },
  ],
};
