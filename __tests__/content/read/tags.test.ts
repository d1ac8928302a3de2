import { readPage } from "../../../src/content/read/page";
import { readTag } from "../../../src/content/read/tags";

test("a tag's attributes have offsets in the text that it is from", () => {
  const text = 'We <abbr title="Department">DNR</abbr>';
  const [{ at, valueAt, end } = { at: 0, valueAt: 0, end: 0 }] =
    readTag(text.slice(3, 28), 3)?.attributes ?? [];

  expect([at, valueAt].map((offset) => text.slice(offset, end))).toEqual([
    'title="Department',
    "Department",
  ]);
});

test("comments and broken tags are no tags", () => {
  expect(
    ["<!-- Note -->", "<Note", "< br>"].map((tag) => readTag(tag)),
  ).toEqual([undefined, undefined, undefined]);
});

test("in a quotation, attributes are where they are typed", () => {
  const text =
    '---\n---\n\n> <Photo\n>   image="images/a.jpg"\n>   alt="A heron"\n> />\n';
  const [tag] = readPage({ path: "pages/a.mdx", text })?.tags ?? [];

  expect(tag?.children.map(({ source }) => source)).toEqual([
    "images/a.jpg",
    "A heron",
  ]);
});
