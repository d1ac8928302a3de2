import { everyAddress } from "./shared/every-address";
import { asksForGift, donateAddressIn } from "./shared/gifts";
import { isOwn } from "../site/addresses";
import { isPageFile } from "../schema/files";
import { ownAddress } from "../read/parsed-content";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** Links whose words ask for a gift, but that lead to another site. */
export const giftLinks: Rule<"content"> = {
  *check(context) {
    const facts = context.yaml["site.yml"];
    const donate = donateAddressIn(facts);
    // A wrong donate address is reported where it is.
    if (!donate || !facts?.data) return;
    const { href } = new URL(donate);
    const own = ownAddress(context);
    for (const { node, at, address, words } of everyAddress(context)) {
      if (!asksForGift(words)) continue;
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (!url?.host || url.href === href || isOwn(url, own)) continue;
      const [copied, where] = isPageFile(node.file.path)
        ? ["<DonateButton />", "on a line of its own instead"]
        : [donate, "in its place"];
      yield {
        node,
        at,
        found: `${show(words)}, which leads to ${show(address)}`,
        expected: `${donate}, the donate address`,
        fix: `write  ${copied}  ${where}; if the link is for another organization, name it in the words of the link`,
      };
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "We need you: [Donate Now](https://evil.test).",
      good: "We need you.\n\n<DonateButton />\n\n[Donate your old car](https://cars.test), [make a gift of stock](https://stock.test), or [give to the food bank](https://food.test).",
      message:
        "Donate Now, which leads to https://evil.test → write  <DonateButton />  on a line of its own instead; if the link is for another organization, name it in the words of the link",
    },
    {
      in: "notice.yml",
      bad: "text: The bridge is gone.\nlink:\n  label: Give here\n  url: https://evil.test",
      good: "text: The bridge is gone.\nlink:\n  label: Give here\n  url: https://www.charitynavigator.org/ein/123456789",
      message:
        "Give here, which leads to https://evil.test → write  https://www.charitynavigator.org/ein/123456789  in its place; if the link is for another organization, name it in the words of the link",
    },
  ],
};
