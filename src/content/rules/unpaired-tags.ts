import { isEmptyElement, isKnownTag, readTag } from "../body/tags";
import { isAuthorComponent } from "../schema/components";
import { nearest, show, showWhole } from "../words";
import { defineRule } from "./define-rule";

/** Fix for opening and closing tags that can't be matched. */
const together = (name: string, opening: string) =>
  isAuthorComponent(name)
    ? `put  ${showWhole(opening)}  and  </${name}>  each on a line of its own, with blank lines around the text between`
    : `put  ${showWhole(opening)}  and  </${name}>  in the same paragraph`;

/** Opening tags without a closing tag, and the reverse. */
export const unpairedTags = defineRule({
  id: "unpaired-tags",
  on: "body",
  expected: "an opening and a closing tag, or one that closes itself: <br />",
  *check({ find, source }) {
    const tags = find("html").flatMap(({ node, ...place }) => {
      const tag = readTag(node);
      return tag ? [{ ...tag, ...place }] : [];
    });
    const closings = tags.filter(({ kind }) => kind === "closing");
    for (const { name, kind, at, written } of tags) {
      if (kind === "closing") {
        const opening = tags.findLast(
          (tag) => tag.at < at && tag.kind === "opening" && tag.name === name,
        );
        const before = source.slice(0, at);
        const count = (sign: string) =>
          before.split(new RegExp(`${sign}${name}\\b`)).length;
        // Its opening tag may be malformed, which another rule reports.
        if (!opening && count("<") > count("</")) continue;
        if (opening && !isKnownTag(name)) continue;
        yield {
          at,
          found: `${show(written)} ${opening ? `where <${name}> can't end` : `with no <${show(name)}> before it`}`,
          fix: opening
            ? together(name, opening.written)
            : "remove it, or add the opening tag",
        };
      } else if (isKnownTag(name) && !source.includes(`</${name}`, at)) {
        const near = closings.find(
          (tag) => tag.at > at && nearest(tag.name, [name]) !== undefined,
        );
        const found = show(written);
        const closed = showWhole(written.replace(/\s*>$/, " />"));
        if (isEmptyElement(name)) yield { at, found, fix: `write  ${closed}` };
        else if (near) {
          const fix = `did you mean </${name}>?`;
          yield { at: near.at, end: near.end, found: show(near.written), fix };
        } else {
          const fix = together(name, written);
          yield { at, found: `${found} that is never closed`, fix };
        }
      }
    }
  },
  examples: [
    { bad: "A<br>b", good: "A<br />b", message: "<br> → write  <br />" },
    {
      bad: '<Notice title="In short">\n\nWe sow.',
      good: '<Notice title="In short">\n\nWe sow.\n\n</Notice>',
      message:
        '<Notice title="In short"> that is never closed → put  <Notice title="In short">  and  </Notice>  each on a line of its own, with blank lines around the text between',
    },
    {
      bad: '<Notice title="In short">\n\nWe sow.\n\n</Notce>',
      good: '<Notice title="In short">\n\nWe sow.\n\n</Notice>',
      message: "</Notce> → did you mean </Notice>?",
    },
    {
      bad: "We <mark>restore\n\nprairie</mark>.",
      good: "We <mark>restore prairie</mark>.",
      message:
        "</mark> where <mark> can't end → put  <mark>  and  </mark>  in the same paragraph",
    },
    {
      bad: "We restore</mark> prairie.",
      good: "We <mark>restore</mark> prairie.",
      message:
        "</mark> with no <mark> before it → remove it, or add the opening tag",
    },
  ],
});
