import type { ValueNode } from "../read/value-node";
import { sectionNames } from "../schema/home";
import { describe } from "../schema/schema-tree";
import type { Context, Rule } from "./rule";
import { linkFinding } from "./shared/link-mistakes";
import { homeSections } from "./shared/link-targets";

/** Whether it is in a section that the home page doesn't show. */
const isHidden = ({ file, keys }: ValueNode, context: Context) =>
  file.path === "home.yml" &&
  sectionNames
    .filter((name) => !homeSections(context).includes(name))
    .some((name) => name === keys?.[0]);

/** Fields with a link that leads nowhere, where visitors could follow it. */
export const linksInFields: Rule<"value"> = {
  expected: "an address that leads somewhere: /about, /#contact or https://…",
  check(node, context) {
    const { kind, name, schema, text: address = "", source, at: start } = node;
    // The schema reports an empty address, and http://.
    if (kind !== "link" || address.trim() === "") return;
    if (isHidden(node, context)) return;
    const at = start + source.indexOf(address);
    const addressAt = source.includes(address) ? at : undefined;
    const link = { address, at, addressAt, words: "", isBare: false };
    const finding = linkFinding(link, "/", context);
    // That of a link with words says less than the rule.
    const expected = name !== "url" && { expected: describe(schema) };
    return finding && { ...expected, ...finding };
  },
  examples: [
    {
      bad: "  credit: Photo Club\n  link: /abuot",
      good: "  credit: Photo Club\n  link: /about",
      message: "a link to /abuot → did you mean /about?",
    },
    {
      in: "site.yml",
      bad: "copyrightYear: 2025\ncontact:\n  mapUrl: map",
      good: "copyrightYear: 2025\ncontact:\n  mapUrl: https://maps.app.goo.gl/garden",
      message:
        "a link to map → there is no such page; link to one of /, /about, /privacy-policy, /terms-of-use, add the page, or remove the link",
    },
    {
      in: "site.yml",
      bad: "copyrightYear: 2025\ncontact:\n  phone: (515) 555-0134\nlinks:\n  - label: Call\n    url: 515.555.0134",
      good: "copyrightYear: 2025\nlinks:\n  - label: Call\n    url: tel:+15155550134\n  - label: Write\n    url: mailto:ann@garden.test",
      message: "a link to 515.555.0134 → write  tel:+15155550134",
    },
  ],
};
