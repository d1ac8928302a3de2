import { isKnownTag, readTag } from "../read/tags";
import { isAuthorComponent } from "../schema/components";
import { nearest } from "../words/nearest";
import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";

/** Opening tags without a closing tag, and the reverse. */
export const unpairedTags: Rule<"page"> = {
  expected: "an opening and a closing tag",
  *check({ find }) {
    const tags = find("html").flatMap(({ node, at, written }) => {
      const { name, kind } = readTag(node.value) ?? {};
      return name ? [{ name, kind, at, written }] : [];
    });
    const openings = tags.filter(({ kind }) => kind === "opening");
    const texts = find("text");
    for (const { name, kind, at, written } of tags) {
      const found = show(written);
      if (kind === "opening" && isKnownTag(name)) {
        const where = isAuthorComponent(name)
          ? "each on a line of its own, with the text between them and blank lines around it"
          : "in the same paragraph";
        yield {
          at,
          found: `${found} without its closing tag`,
          fix: `put  ${showWhole(written)}  and  </${name}>  ${where}`,
        };
      }
      if (kind !== "closing") continue;
      // Its opening tag is reported, here or by another rule.
      const isOpened =
        openings.some(
          (tag) => tag.at < at && nearest(name, [tag.name]) !== undefined,
        ) ||
        texts.some((text) => text.at < at && text.written.includes(`<${name}`));
      if (!isOpened) {
        yield { at, found, fix: "remove it, or add the opening tag before it" };
      }
    }
  },
  examples: [
    {
      bad: "<DonateButton>\n\nGive\n\n</DonateButton>",
      good: "<DonateButton />\n\nGive",
      message: "</DonateButton> → remove it, or add the opening tag before it",
    },
    {
      bad: '<Note title="In short">\n\nWe sow.',
      good: '<Note title="In short">\n\nWe sow.\n\n</Note>',
      message:
        '<Note title="In short"> without its closing tag → put  <Note title="In short">  and  </Note>  each on a line of its own, with the text between them and blank lines around it',
    },
    {
      bad: "We <mark>restore\n\nland</mark>.",
      good: "We <mark>restore land</mark>.",
      message:
        "<mark> without its closing tag → put  <mark>  and  </mark>  in the same paragraph",
    },
  ],
};
