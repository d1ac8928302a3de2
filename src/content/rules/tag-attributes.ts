import { type Tag, isKnownTag } from "../body/tags";
import {
  authorComponents,
  htmlElements,
  isAuthorComponent,
} from "../schema/components";
import { unfinishedPart } from "../unfinished-text";
import { invisible, nearest, oneOf, show, suggest } from "../words";
import { defineRule } from "./define-rule";

const longestAttribute = 200;

/** Fix for an attribute, given the allowed ones that the tag does not have yet. */
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

/** Unknown, invalid, or missing attributes of a known tag. */
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
