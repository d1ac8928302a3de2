import { changeTag, removeTag, tagNode } from "../../edit/text/change-tag";
import { withEdits } from "../../src/content/read/edits";

const page = (tag: string) =>
  `---\ntitle: Trails\n---\n\nWe walk.\n\n${tag}\n\nWe rest.\n`;

function changed(tag: string, name: string, value: string | undefined) {
  const text = page(tag);
  const edit = changeTag("pages/trails.mdx", text, { index: 0, name }, value);
  return withEdits(text, edit);
}

const short = '<Photo\n  image="a"\n/>';
const long = '<Photo\n  image="a"\n  alt="b"\n/>';

test.each([
  ["<Photo image='a' alt='b' />", "alt", "c", "<Photo image='a' alt=\"c\" />"],
  ["<Photo image=a />", "image", "b", '<Photo image="b" />'],
  ["<Photo />", "image", "a", '<Photo image="a" />'],
  [short, "alt", "b", long],
  [long, "alt", undefined, short],
  ['<Photo alt="a" />', "alt", "one\n  two", '<Photo alt="one two" />'],
])("%s with %s", (tag, name, value, after) => {
  expect(changed(tag, name, value)).toBe(page(after));
});

test.each([
  ["One\n\n<Photo />\n\n[<Photo />]\n", "One\n\n<Photo />\n"],
  ["Our lake: [<Photo />]\n\n## Next\n", "Our lake:\n\n## Next\n"],
  ["> [<Photo />]\n>\n> One\n", ">\n>\n> One\n"],
  ["One\n\n[<Photo />]\n<Photo />\n", "One\n\n<Photo />\n"],
  ['[<Note title="a">\n\nOne\n\n</Note>]\n\nTwo', "Two"],
])("removes what is in [] from %j", (marked, after) => {
  const start = "---\ntitle: Trails\n---\n\n";
  const text = start + marked.replaceAll(/[[\]]/g, "");
  const index = marked.slice(0, marked.indexOf("[")).split("<").length - 1;
  const edit = removeTag("pages/trails.mdx", text, index);
  expect(withEdits(text, edit)).toBe(start + after);
});

test("what only looks like a tag has no fields, and counts", () => {
  const text = page('`<Photo alt="a" />` and <Photo alt="b" />');
  const alts = [0, 1].map((index) =>
    tagNode("pages/trails.mdx", text, index)?.textOf("alt"),
  );

  expect(alts).toEqual([undefined, "b"]);
});
