import { readPage } from "../../../src/content/read/page";

test("a field that the schema doesn't know has the place of its group", () => {
  const text = "---\ntitle: A\nwho: B\n---\n";
  const page = readPage({ path: "pages/a.mdx", text });
  const who = page?.front.root.child("who");

  expect(who?.keys).toEqual(["who"]);
  expect(who?.placeOf()).toMatchObject({ keys: [] });
});
