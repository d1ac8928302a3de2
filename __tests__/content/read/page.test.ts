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

test("a field that the schema doesn't know has the place of its group", () => {
  const text = "---\ntitle: A\nwho: B\n---\n";
  const page = readPage({ path: "pages/a.mdx", text });
  const who = page?.front.root.child("who");

  expect(who?.keys).toEqual(["who"]);
  expect(who?.placeOf()).toMatchObject({ keys: [] });
});
