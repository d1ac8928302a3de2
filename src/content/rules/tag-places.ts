import { isBlank, isEmptyElement, isKnownTag } from "../read/tags";
import { isAuthorComponent } from "../schema/components";
import { defineRule } from "./define-rule";

const textBlocks = ["paragraph", "heading", "tableCell"];

/** Fixes for misplaced elements, keyed by the problem. */
const places = {
  "within a line of text":
    "put it on a line of its own, with a blank line before and after",
  "on a line of its own": "put it next to the words it belongs to",
  "with text in it":
    "close the tag with /> and put the text on a line of its own, with a blank line between",
  "without text": "write the text between the two tags, or remove both",
};

/** Elements in the wrong place or with the wrong content. */
export const tagPlaces = defineRule({
  id: "tag-places",
  on: "page",
  expected: "components on lines of their own, and other tags around words",
  *check({ find }) {
    for (const { node, at, parents } of find("tagElement")) {
      const { name } = node.tag;
      if (!isKnownTag(name)) continue;
      const parent = parents.at(-1);
      const siblings = parent && "children" in parent ? parent.children : [];
      const isAlone = siblings.every((each) => each === node || isBlank(each));
      const isInText = parents.some(({ type }) => textBlocks.includes(type));
      const isEmpty = node.children.every(isBlank);
      const takesNone = isEmptyElement(name);
      const isComponent = isAuthorComponent(name);
      let found: keyof typeof places;
      if (isComponent && isInText) found = "within a line of text";
      else if (takesNone && !isEmpty) found = "with text in it";
      else if (!takesNone && isEmpty) found = "without text";
      else if (!isComponent && isEmpty && isAlone)
        found = "on a line of its own";
      else continue;
      yield { at, found: `<${name}> ${found}`, fix: places[found] };
    }
  },
  examples: [
    {
      bad: "To give: <DonateButton />",
      good: "To give:\n\n<DonateButton />",
      message:
        "<DonateButton> within a line of text → put it on a line of its own, with a blank line before and after",
    },
    {
      bad: "<DonateButton>Give</DonateButton>",
      good: "<DonateButton />",
      message:
        "<DonateButton> with text in it → close the tag with /> and put the text on a line of its own, with a blank line between",
    },
    {
      bad: '<Note title="In short">\n\n</Note>',
      good: '<Note title="In short">\n\nWe sow.\n\n</Note>',
      message:
        "<Note> without text → write the text between the two tags, or remove both",
    },
  ],
});
