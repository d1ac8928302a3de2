import { donateAddress } from "../../site/donate-address";
import { phrases } from "../../words/phrases";
import type { ParsedYaml } from "../../read/yaml";

/** Donate, as the site's own button says it in each language. */
const donate = Object.values(phrases).map(
  (words) => words.donate.split(" ")[0],
);

/**
 * Requests for a gift that don't say what or to whom, unlike "Donate blood".
 */
const requests = [
  `(?:${["Give", ...donate].join("|")})`,
  String.raw`(?:Make\s+a|Haga\s+una)\s+(?:donation|donación|gift)`,
  String.raw`Support\s+Our\s+Mission`,
].join("|");

const gift = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:please\s+|(?:click|press|tap)\s+(?:here\s+)?to\s+)?(?:${requests})(?:\s+(?:now|today|here|online|ahora|hoy|aquí))?[^\p{L}\p{N}]*$`,
  "iu",
);

/** Whether the words of a link ask for a gift, and nothing else: "Donate Now", "Give today". */
export const asksForGift = (words: string) => gift.test(words);

/** The donate address of a site.yml; undefined if it has none. */
export function donateAddressIn(
  site: ParsedYaml | undefined,
): string | undefined {
  const donateUrl = site?.root.textOf("donateUrl");
  const ein = site?.root.textOf("ein");
  return donateUrl !== undefined && ein !== undefined
    ? donateAddress({ donateUrl, ein })
    : undefined;
}
