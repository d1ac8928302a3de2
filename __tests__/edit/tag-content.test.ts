import { changeTag, tagNode } from "../../edit/text/change-tag";
import { contentKey, contentOf } from "../../edit/text/tag-content";

// page-text.spec.ts reads and writes the text of a note.

const path = "pages/help.mdx";
const page = (text: string) => `---\ntitle: Help\n---\n\n${text}`;

test.each(["<Note>\n\n<DonateButton />\n\n</Note>", "> <Note>We sow.</Note>"])(
  "no field shows the text of %j, which makes sense only in the page",
  (text) => {
    const tag = tagNode(path, page(text), 0);

    expect(tag && contentOf(tag)).toBeUndefined();
    expect(tag).toBeDefined();
  },
);

test.each(["We sow.</Note>", "```", "<DonateButton />"])(
  "does not write %s, which would end the tag or its field",
  (value) => {
    const text = page('<Note title="Now">\n\nWe sow.\n\n</Note>\n');
    const field = { index: 0, name: contentKey };
    expect(changeTag(path, text, field, value)).toBeUndefined();
  },
);
