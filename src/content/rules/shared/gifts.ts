import { donateAddress } from "../../donate-address";
import { phrases } from "../../phrases";
import type { Fields } from "../../read/yaml";

/** Donate, as the site's own button says it in each language. */
const donate = Object.values(phrases).map(
  (words) => words.donate.split(" ")[0],
);

/** What may be before it: "Please give", "Click here to donate". */
const lead = String.raw`(?:please\s+|(?:click|press|tap)\s+(?:here\s+)?to\s+)?`;

const asking = [
  ...donate,
  "Give",
  String.raw`Make\s+(?:a|your)\s+(?:donation|gift)`,
  String.raw`Haga\s+una\s+donación`,
  String.raw`Support\s+Our\s+Mission`,
].join("|");

/** "Give us a call" and "Donate blood" ask for something else. */
const other = String.raw`(?!\s+(?:blood|feedback|land|seeds?|time|us|your\s+(?:land|time))\b)`;

const gift = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${lead}(?:${asking})(?![\p{L}\p{N}])${other}`,
  "iu",
);

/** Whether the words of a link ask for a gift: "Donate Now", "Give today". */
export const asksForGift = (words: string) => gift.test(words);

/** The donate address of a site.yml; undefined if it has none. */
export function donateAddressIn(site: Fields | undefined): string | undefined {
  const donateUrl = site?.root.textOf("donateUrl");
  const ein = site?.root.textOf("ein");
  return donateUrl !== undefined && ein !== undefined
    ? donateAddress({ donateUrl, ein })
    : undefined;
}
