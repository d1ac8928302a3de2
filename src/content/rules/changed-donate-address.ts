import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";
import { donateAddressIn } from "./shared/gifts";

/** In the address that the site comes with. */
const placeholderEin = "000000000";

/** Gifts that would go to a different account than before. */
export const changedDonateAddress: Rule<"content"> = {
  warning: true,
  check({ yaml, changed, earlier }) {
    const site = yaml["site.yml"];
    const address = donateAddressIn(site);
    if (!site || !address || !changed.has("site.yml")) return;
    const before = earlier.yaml["site.yml"];
    const known = donateAddressIn(before);
    if (address === known) return;
    const isFirst = !known || known.includes(placeholderEin);
    const isSamePattern =
      before?.root.textOf("donateUrl") === site.root.textOf("donateUrl");
    return {
      node: site.root.child(isSamePattern ? "ein" : "donateUrl"),
      found: `${showWhole(address)}, where all gifts would go from now on`,
      expected: isFirst
        ? "your organization's account"
        : `${show(known)}, as before`,
      fix: "open it, and make sure that the account belongs to your organization",
    };
  },
  examples: [
    {
      in: "site.yml",
      before: "donateUrl: https://www.charitynavigator.org/ein/{ein}",
      bad: "donateUrl: https://www.paypal.com/paypalme/evil",
      good: "donateUrl: https://www.charitynavigator.org/ein/{ein}",
      message:
        "https://www.paypal.com/paypalme/evil, where all gifts would go from now on → open it, and make sure that the account belongs to your organization",
    },
  ],
};
