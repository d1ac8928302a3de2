import { authorComponents, isAuthorComponent } from "../schema/components";
import type { Rule } from "./rule";

/** Whether a tag is a component that contains a link. */
const hasLink = (tag: string) =>
  isAuthorComponent(tag) && "hasLink" in authorComponents[tag];

/** Pages that visitors can't go on from. */
export const deadEnds: Rule<"page"> = {
  launch: true,
  check({ links, tags, nodeAt, bodyAt: at }) {
    if (links.length > 0 || tags.some(({ name }) => hasLink(name))) return;
    return {
      ...{ node: nodeAt(at), at },
      found: "a page with no links",
      expected: "a link to another page",
      fix: "link to another page, or add  <DonateButton />  or  <ContactDetails />",
    };
  },
  examples: [
    {
      in: "pages/privacy-policy.mdx",
      bad: "We keep little.\n\n## What we keep",
      good: "We keep [little](/about).\n\n## What we keep",
      message:
        "a page with no links → link to another page, or add  <DonateButton />  or  <ContactDetails />",
    },
  ],
};
