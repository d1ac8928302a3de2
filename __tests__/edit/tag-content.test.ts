import { changeTag, tagsIn } from "../../edit/text/change-tag";
import { contentKey, contentOf } from "../../edit/text/tag-content";
import { applyEdits } from "../../src/content/read/edits";

const path = "pages/help.mdx";
const page = (text: string) => `---\ntitle: Help\n---\n\n${text}`;

function textIn(text: string) {
  const [tag] = tagsIn(path, page(text));
  return tag && contentOf(tag)?.text;
}

test.each([
  [
    "lines",
    '<Note title="a > b">\n\nWe sow.\n\nWe mow.\n\n</Note>',
    "We sow.\n\nWe mow.",
  ],
  ["nothing", '<Note title="">\n\n</Note>', ""],
  ["another tag", "<Note>\n\n<DonateButton />\n\n</Note>", undefined],
  ["a quotation", "> <Note>We sow.</Note>", undefined],
])("reads the text of a tag with %s", (_, text, expected) => {
  expect(textIn(text)).toBe(expected);
});

test.each([
  ["", "We sow.\n\n- Seeds", "\n\nWe sow.\n\n- Seeds\n\n"],
  ["We sow.", "", "\n\n"],
])("writes it in place of %j, and nothing else", (before, value, after) => {
  const around = (content: string) =>
    page(`Hello\n\n<Note title="Now">${content}</Note>\n\nBye\n`);
  const text = around(before);
  const edit = changeTag(path, text, 0, contentKey, value);
  expect(edit && applyEdits(text, [{ edit }]).text).toBe(around(after));
});

test.each(["We sow.</Note>", "```", "<DonateButton />"])(
  "does not write %s, which would end the tag or its field",
  (value) => {
    const text = page('<Note title="Now">\n\nWe sow.\n\n</Note>\n');
    expect(changeTag(path, text, 0, contentKey, value)).toBeUndefined();
  },
);
