import { donateAddress } from "../../donate-address";
import { phrases } from "../../phrases";
import type { Fields } from "../../read/yaml";

/** Donate, as the site's own button says it in each language. */
const donate = Object.values(phrases).map(
  (words) => words.donate.split(" ")[0],
);

/** Things other than money, as in "Donate your old car" and "Give us a call". */
const things =
  "back|blood|books|car|clothes|clothing|feedback|food|goods|hour|items|it|land|life|plasma|ropa|sangre|seeds|stock|supplies|tiempo|time|us|vehicle";

/** What a request for a gift begins with, perhaps after "Please" or "Click here to". */
const requests = [
  String.raw`(?:${["Give", ...donate].join("|")})(?!\s+(?:(?:an?|canned|native|old|used|your)\s+)*(?:${things})\b)(?!\s+the\s+gift\s+of)`,
  String.raw`(?:Make\s+(?:a|your)|Haga\s+una)\s+(?:donación|donation|gift)(?!\s+(?:basket|de|in|of|through)\b)`,
  String.raw`Support\s+Our\s+Mission(?!\s+\p{L})`,
].join("|");

const gift = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:please\s+|(?:click|press|tap)\s+(?:here\s+)?to\s+)?(?:${requests})(?![\p{L}\p{N}])`,
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
