import { readPage } from "../../../src/content/read/page";
import { fileNode } from "../../../src/content/read/value-node";

const path = "pages/a.mdx";

const text = `---
title: A
---

## Birds

<Note title="Herons">

They come in March.

</Note>
`;

test("each part of a page has a role, and only fields have keys", () => {
  const page = readPage({ path, text });
  const [note] = page?.tags ?? [];
  const section = page?.nodeAt(text.indexOf("## Birds"));
  const nodes = [
    ...(page?.front.root.all() ?? []),
    ...(page?.texts ?? []),
    ...(note?.all() ?? []),
    section,
    section?.parent,
    fileNode({ path }),
  ];

  expect(nodes.map((node) => [node?.role, node?.key, node?.keys])).toEqual([
    ["field", "title", ["title"]],
    ["field", "a", []],
    ["words", "", undefined],
    ["words", "", undefined],
    ["attribute", "title", undefined],
    ["tag", "Note", undefined],
    ["section", "Birds", undefined],
    ["file", "a", undefined],
    ["file", "a", undefined],
  ]);
});

test("a field that the schema doesn't know has the place of its group", () => {
  const file = { path, text: "---\ntitle: A\nwho: B\n---\n" };
  const who = readPage(file)?.front.root.child("who");

  expect(who?.keys).toEqual(["who"]);
  expect(who?.placeOf()).toMatchObject({ keys: [] });
});
