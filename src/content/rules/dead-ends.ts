import { requiredPages } from "../schema/page-address";
import { authorComponents, isAuthorComponent } from "../schema/components";
import { ownAddress } from "../read/parsed-content";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { everyAddress } from "./shared/every-address";
import { addressOnSite } from "../site/addresses";

/** Whether a tag is a component that contains a link. */
const hasLink = (tag: string) =>
  isAuthorComponent(tag) && "hasLink" in authorComponents[tag];

/** Pages without outgoing links, or that no page links to. */
export const deadEnds: Rule<"content"> = {
  launch: true,
  expected: "links to and from the page",
  *check(context) {
    const own = ownAddress(context);
    const linked = new Set<string>();
    for (const { node, address } of everyAddress(context)) {
      const target = addressOnSite(address, own) ?? "";
      const page = context.pages.get(target);
      if (page?.file.path !== node.file.path) linked.add(target);
    }
    for (const page of context.pages.values()) {
      const { file, front, links, nodeAt, tags, bodyAt: at } = page;
      if (links.length === 0 && !tags.some(({ name }) => hasLink(name))) {
        yield {
          ...{ node: nodeAt(at), at },
          found: "a page with no links",
          fix: "link to another page, or add  <DonateButton />  or  <ContactDetails />",
        };
      }
      const isLinked = linked.has(page.address);
      // The menu and the footer link to these.
      const isRequired = requiredPages.some((each) => each === page.address);
      // The page in English links to its translation.
      const { menu, footer, english } = front.data ?? {};
      if (isLinked || isRequired || menu || footer || english) continue;
      yield {
        file: file.path,
        found: `${show(page.address)}, a page that no other page links to`,
        fix: `add it to the footer, with the line  footer: true  at the top of this page, or link to it on another page, like  [words](${show(page.address)})`,
      };
    }
  },
  examples: [
    {
      in: "pages/work-days.mdx",
      bad: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\n---\n\nBring [gloves](/about).",
      good: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\nfooter: true\n---\n\nBring [gloves](/about).",
      message:
        "/work-days, a page that no other page links to → add it to the footer, with the line  footer: true  at the top of this page, or link to it on another page, like  [words](/work-days)",
    },
  ],
};
