import { readPage } from "../../../src/content/read/page";

test("in a quotation, attributes are where they are typed", () => {
  const text =
    '---\n---\n\n> <Photo\n>   image="images/a.jpg"\n>   alt="A heron"\n> />\n';
  const [tag] = readPage({ path: "pages/a.mdx", text })?.tags ?? [];

  expect(tag?.children.map(({ source }) => source)).toEqual([
    "images/a.jpg",
    "A heron",
  ]);
});
