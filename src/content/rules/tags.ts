import { type Tag, isBlank, isKnownTag, readTag } from "../body/tags";
import {
  authorComponents,
  htmlElements,
  isAuthorComponent,
} from "../schema/components";
import { invisible, nearest, oneOf, show, showWhole, suggest } from "../words";
import { defineRule } from "./define-rule";
import { unfinishedPart } from "./unfinished-text";

/** Whether nothing may stand in an element. */
const isEmptyElement = (name: string) =>
  name === "br" ||
  (isAuthorComponent(name) && authorComponents[name].children === "none");

/** What to do so that a closing tag fits to its opening one. */
const together = (name: string, opening: string) =>
  isAuthorComponent(name)
    ? `put  ${showWhole(opening)}  and  </${name}>  each on a line of its own, with blank lines around the text between`
    : `put  ${showWhole(opening)}  and  </${name}>  in the same paragraph`;

/** Tags that open and are not closed, or close what was not opened. */
export const lonelyTags = defineRule({
  id: "lonely-tags",
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
        // It may belong to an opening tag that is broken and was told.
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
        if (isEmptyElement(name))
          yield { at, found, fix: `write  <${name} />` };
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

const longestAttribute = 200;

/** What to do about an attribute, given those the tag may still have. */
function attributeFix(
  { name, value, quoted }: Tag["attributes"][number],
  allowed: readonly string[],
): string | undefined {
  if (!allowed.includes(name)) return suggest(name, allowed, "remove it");
  if (!quoted) return `write  ${name}="${show(value)}"`;
  const isText =
    value.trim() !== "" &&
    value.length <= longestAttribute &&
    unfinishedPart(value) === undefined &&
    !invisible.test(value);
  return isText
    ? undefined
    : `write what readers are to see, in 1 to ${longestAttribute} characters:  ${name}="…"`;
}

/** Attributes of a known tag that it may not have, or must have. */
export const tagAttributes = defineRule({
  id: "tag-attributes",
  on: "body",
  *check({ find, source }) {
    for (const { node, at } of find("tagElement")) {
      const { name, attributes } = node.tag;
      if (!isKnownTag(name)) continue;
      const needed = isAuthorComponent(name)
        ? Object.keys(authorComponents[name].attributes)
        : [];
      const allowed = htmlElements[name] ?? needed;
      const expected = `<${name}> with ${oneOf(allowed) || "no attributes"}`;
      const names: string[] = [];
      let end = at + name.length + 1;
      for (const attribute of attributes) {
        const left = allowed.filter((each) => !names.includes(each));
        const fix = attributeFix(attribute, left);
        names.push(attribute.name);
        const place = source.indexOf(attribute.name, end);
        end = place + attribute.name.length + attribute.value.length;
        const found = left.includes(attribute.name)
          ? `${attribute.name}=${show(attribute.value) || '""'}`
          : `the attribute ${show(attribute.name)}`;
        if (fix) yield { at: place, found, expected, fix };
      }
      for (const attribute of needed) {
        if (nearest(attribute, names) !== undefined) continue;
        const found = `<${name}> without ${attribute}`;
        yield { at, found, expected, fix: `write  <${name} ${attribute}="…">` };
      }
    }
  },
  examples: [
    {
      bad: "<Notice>\n\nWe sow.\n\n</Notice>",
      good: '<Notice title="In short">\n\nWe sow.\n\n</Notice>',
      message: '<Notice> without title → write  <Notice title="…">',
    },
    {
      bad: '<Notice titel="In short">\n\nWe sow.\n\n</Notice>',
      good: '<Notice title="In short">\n\nWe sow.\n\n</Notice>',
      message: "the attribute titel → did you mean title?",
    },
    {
      bad: "<Notice title=Now>\n\nWe sow.\n\n</Notice>",
      good: '<Notice title="Now">\n\nWe sow.\n\n</Notice>',
      message: 'title=Now → write  title="Now"',
    },
    {
      bad: 'We <mark style="color: red">sow</mark>.',
      good: "We <mark>sow</mark>.",
      message: "the attribute style → remove it",
    },
  ],
});

const textBlocks = ["paragraph", "heading", "tableCell"];

/** What to do about an element by where it stands, or what stands in it. */
const places = {
  "within a line of text":
    "put it on a line of its own, with a blank line before and after",
  "on a line of its own": "put it next to the words it belongs to",
  "with text in it":
    "close the tag with /> and put the text on a line of its own, with a blank line between",
  "without text": "write the text between the two tags, or remove both",
};

/** Elements at a place, or with a content, that they can't have. */
export const tagPlaces = defineRule({
  id: "tag-places",
  on: "body",
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
      bad: '<Notice title="In short">\n\n</Notice>',
      good: '<Notice title="In short">\n\nWe sow.\n\n</Notice>',
      message:
        "<Notice> without text → write the text between the two tags, or remove both",
    },
  ],
});
