import type { Rule } from "./rule";
import { linkFinding } from "./shared/link-mistakes";

/** Fields with a link that leads nowhere. */
export const linksInFields: Rule<"value"> = {
  expected: "an address that leads somewhere: /about, /#contact or https://…",
  check({ kind, text: address = "", source, at: start }, context) {
    // The schema reports an empty address, and http://.
    if (kind?.kind !== "link" || address.trim() === "") return;
    const at = start + source.indexOf(address);
    const addressAt = source.includes(address) ? at : undefined;
    const link = { address, at, addressAt, words: "", isBare: false };
    return linkFinding(link, "/", context);
  },
  examples: [
    {
      bad: "  credit: Photo Club\n  link: /abuot",
      good: "  credit: Photo Club\n  link: /about",
      message: "a link to /abuot → did you mean /about?",
    },
    {
      bad: "  credit: Photo Club\n  link: facebook.com/garden",
      good: "  credit: Photo Club\n  link: https://facebook.com/garden",
      message:
        "a link to facebook.com/garden → write  https://facebook.com/garden",
    },
    {
      in: "site.yml",
      bad: "copyrightYear: 2025\ncontact:\n  phone: (515) 555-0134\nlinks:\n  - label: Call\n    url: 515.555.0134",
      good: "copyrightYear: 2025\nlinks:\n  - label: Call\n    url: tel:+15155550134\n  - label: Write\n    url: mailto:ann@garden.test",
      message: "a link to 515.555.0134 → write  tel:+15155550134",
    },
  ],
};
