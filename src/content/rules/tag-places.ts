import type { TextEdit } from "../read/edits";
import {
  isBlank,
  isKnownTag,
  mustBeEmpty,
  type TagElement,
} from "../read/tags";
import type { Visit } from "../read/visits";
import { isAuthorComponent } from "../schema/components";
import type { Finding, Rule } from "./rule";
import { nothing } from "./shared/nothing";

const textBlocks = ["paragraph", "heading", "tableCell"];

/** The space between a component and words, with a blank line in it. */
const withBlankLine = (space: string) =>
  space.includes("\n") ? `\n${space}` : "\n\n";

/**
 * An edit that adds the missing blank lines around a component; undefined with
 * words on both sides of it, which may belong together; in tables; and beside
 * words in lists and quotations, whose lines begin with marks.
 */
function blankLines(
  body: string,
  { at, end, parents, written }: Visit,
): TextEdit | undefined {
  const [around, block] = parents.slice(-2);
  const from = block?.position?.start.offset ?? at;
  const to = block?.position?.end.offset ?? end;
  const above = body.slice(from, at);
  const below = body.slice(end, to);
  const isAfterWords = /\S[ \t]*$/.test(above);
  const isBeforeWords = /^[ \t]*\S/.test(below);
  const isPlain = around?.type === "root" || around?.type === "tagElement";
  const isSure = isPlain
    ? !isAfterWords || !isBeforeWords
    : block?.type === "paragraph" && !isAfterWords && !isBeforeWords;
  if (!isSure) return undefined;
  const [before, after] = [above.trimEnd(), below.trimStart()];
  const text =
    (before && withBlankLine(above.slice(before.length))) +
    written +
    (after && withBlankLine(below.slice(0, -after.length)));
  return { at: from + before.length, end: to - after.length, text };
}

/** What is wrong with where an element is or with what is in it, if anything. */
function mistakeOf(
  visit: Visit<TagElement>,
  body: string,
): Finding | undefined {
  const { node, parents, at } = visit;
  const { name, attributes } = node.tag;
  if (!isKnownTag(name)) return undefined;
  const parent = parents.at(-1);
  const siblings = parent && "children" in parent ? parent.children : [];
  const isAlone = siblings.every((each) => each === node || isBlank(each));
  const isInText = parents.some(({ type }) => textBlocks.includes(type));
  const isEmpty = node.children.every(isBlank);
  const isComponent = isAuthorComponent(name);
  if (isComponent && isInText) {
    return {
      ...{ at, found: `<${name}> within a line of text` },
      fix: "put it on a line of its own, with a blank line before and after",
      edit: blankLines(body, visit),
    };
  }
  if (!mustBeEmpty(name) && isEmpty) {
    return {
      // Where the text would begin.
      at: body.indexOf(">", attributes.at(-1)?.end ?? at) + 1,
      ...nothing(` between <${name}> and </${name}>`),
      expected: "the words inside",
      fix: "write the text between the two tags, or remove both",
    };
  }
  if (isComponent || !isEmpty || !isAlone) return undefined;
  return {
    ...{ at, found: `<${name}> on a line of its own` },
    fix: "put it next to the words it belongs to",
  };
}

/** Elements in the wrong place or with the wrong content. */
export const tagPlaces: Rule<"page"> = {
  expected: "components on lines of their own, and other tags around words",
  check: ({ find, body }) =>
    find("tagElement").flatMap((visit) => mistakeOf(visit, body) ?? []),
  examples: [
    {
      bad: "To give: <DonateButton />",
      good: "To give:\n\n<DonateButton />",
      message:
        "<DonateButton> within a line of text → put it on a line of its own, with a blank line before and after",
    },
    {
      bad: "To give:\n<DonateButton />\nThank you.",
      good: "To give:\n\n<DonateButton />\n\nThank you.",
      message:
        "<DonateButton> within a line of text → put it on a line of its own, with a blank line before and after",
    },
    {
      bad: '<Note title="In short">\n\n</Note>',
      good: '<Note title="In short">\n\nWe sow.\n\n</Note>',
      message:
        "nothing between <Note> and </Note> → write the text between the two tags, or remove both",
    },
  ],
};
