import { everyAddress } from "./shared/every-address";
import { donateAddressIn } from "./shared/gifts";
import { numberIn, recipientsOf } from "./shared/link-words";
import { phoneAddress } from "../schema/phone";
import { isOwn } from "../site/addresses";
import { showWhole } from "../words/show";
import { ownAddress } from "../read/parsed-content";
import type { Rule } from "./rule";

/**
 * Where a link leads: to a page on another site, to people by email, or to a phone.
 * Undefined for other addresses.
 */
function destinationOf(address: string) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === "mailto:") return recipientsOf(url).join();
  if (/^(?:tel|sms):/.test(url?.protocol ?? "")) return numberIn(address);
  return /^https?:/.test(url?.protocol ?? "") ? url?.href : undefined;
}

/**
 * Addresses on other sites, and email addresses and phone numbers in links, that
 * weren't in the content before. The words of a link may hide where it leads.
 */
export const newAddresses: Rule<"content"> = {
  warning: true,
  expected: "an address that you have checked",
  *check(context) {
    const { changed, earlier, yaml } = context;
    if (changed.size === 0) return;
    const before = ownAddress(earlier);
    // The site comes with a placeholder for its own address.
    const isKnown = before !== undefined && !before.endsWith(".example");
    const own = isKnown ? before : ownAddress(context);
    const site = yaml["site.yml"];
    // A new number is only known once somebody has looked at it.
    const seen = changed.has("site.yml") ? earlier.yaml["site.yml"] : site;
    const phone = seen?.root.field("contact")?.textOf("phone") ?? "";
    const all = [...everyAddress(context)];
    const unchanged = all.filter(({ node }) => !changed.has(node.file.path));
    const known = new Set([
      site?.root.textOf("email")?.toLowerCase(),
      numberIn(phoneAddress(phone) ?? ""),
      destinationOf(donateAddressIn(site) ?? ""),
      ...[...unchanged, ...everyAddress(earlier)].map(({ address }) =>
        destinationOf(address),
      ),
    ]);
    for (const { node, at, address } of all) {
      const destination = destinationOf(address);
      if (destination === undefined || known.has(destination)) continue;
      known.add(destination);
      const url = new URL(address);
      if (isOwn(url, own)) continue;
      const shown = showWhole(address.replace(/^(?:mailto|sms|tel):/, ""));
      const mistake = url.host
        ? {
            found: `${shown}, a new address on another site`,
            fix: "open it, and make sure it is the site you mean",
          }
        : {
            found: `${shown}, a new email address or phone number`,
            fix: "make sure that it is right, because visitors will write or call there",
          };
      yield { node, at, ...mistake };
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      before: "We restore land.",
      bad: "See [the map](https://maps.example.org/garden).",
      good: "See [our rating](https://www.charitynavigator.org/ein/123456789).",
      message:
        "https://maps.example.org/garden, a new address on another site → open it, and make sure it is the site you mean",
    },
    {
      in: "pages/about.mdx",
      before: "We restore land.",
      bad: "Write to [our office](mailto:joan@garden.test).",
      good: "We restore land.",
      message:
        "joan@garden.test, a new email address or phone number → make sure that it is right, because visitors will write or call there",
    },
  ],
};
