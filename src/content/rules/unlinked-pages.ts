import { ownAddress } from "../read/parsed-content";
import { requiredPages } from "../schema/page-address";
import { addressOnSite } from "../site/addresses";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { everyAddress } from "./shared/every-address";

/** Pages that visitors can't find, because nothing links to them. */
export const unlinkedPages: Rule<"content"> = {
  warning: true,
  expected: "a link to the page",
  *check(context) {
    const own = ownAddress(context);
    const linked = new Set<string>();
    for (const { node, address } of everyAddress(context)) {
      const target = addressOnSite(address, own) ?? "";
      const page = context.pages.get(target);
      if (page?.file.path !== node.file.path) linked.add(target);
    }
    for (const { address, file, front } of context.pages.values()) {
      const isLinked = linked.has(address);
      // The menu and the footer link to these.
      const isRequired = requiredPages.some((each) => each === address);
      if (isLinked || isRequired || !front.data) continue;
      // The page in English links to its translation.
      const { menu, footer, english } = front.data;
      if (menu || footer || english) continue;
      yield {
        file: file.path,
        found: `${show(address)}, a page that no other page links to`,
        fix: `check “Link in the footer” in its form, or write the line  footer: true  at the top of its file; or link to it on another page: with the button “Add the link”, or by writing  [words](${show(address)})`,
      };
    }
  },
  examples: [
    {
      in: "pages/work-days.mdx",
      bad: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\n---\n\nBring [gloves](/about).",
      good: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\nfooter: true\n---\n\nBring [gloves](/about).",
      message:
        "/work-days, a page that no other page links to → check “Link in the footer” in its form, or write the line  footer: true  at the top of its file; or link to it on another page: with the button “Add the link”, or by writing  [words](/work-days)",
    },
  ],
};
