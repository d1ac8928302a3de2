import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Node, NodeInput } from "gatsby";
import { updateNodes } from "../../../plugins/gatsby-plugin-checked-content/update-nodes";
import { type SampleCopy, sampleCopy } from "./support/sample-copy";

let copy: SampleCopy;

beforeEach(async () => {
  copy = await sampleCopy();
});

afterEach(() => copy.remove());

const staged = (folder: string) =>
  readdir(path.join(copy.folders.stage, folder)).catch(() => []);

const node = (input: NodeInput): Node => ({
  parent: null,
  children: [],
  ...input,
  internal: { ...input.internal, owner: "tests" },
});

/** A fake of Gatsby's nodes, which finds staged pictures after a while. */
function fakeStore() {
  const nodes = new Map<string, Node>();
  /** The nodes created so far, each with the pictures known before. */
  const created: [id: string, pictures: number][] = [];
  let pictures: string[] = [];
  const pictureNode = (id: string) =>
    node({
      id,
      parent: id,
      relativePath: `images/${id}`,
      internal: { type: "ImageSharp", contentDigest: id },
    });
  const store = {
    actions: {
      createNode(input: NodeInput) {
        nodes.set(input.id, node(input));
        created.push([input.id, pictures.length]);
        return Promise.resolve();
      },
    },
    createContentDigest: (value: string | object) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id) ?? pictureNode(id),
    getNodesByType() {
      const known = pictures.map(pictureNode);
      // The next attempt finds them.
      void staged("images").then((names) => (pictures = names));
      return known;
    },
  };
  return { store, nodes, created };
}

async function update(store: ReturnType<typeof fakeStore>["store"]) {
  expect(await copy.latest.read()).toBeNull();
  await updateNodes(copy.latest.content, copy.folders, store);
}

const workDays = `---
title: Work Days
description: What our work days are like, when they are, and how to join one in Doña Ana County.
---

Bring gloves.
`;

test("adds pictures before the content that uses them, and lists the pages last", async () => {
  const { store, created } = fakeStore();

  await update(store);

  const { pages, pictures } = copy.latest.content;
  expect(created).toEqual(
    [
      ...pages.map(({ path }) => path),
      ...["organization", "homePage", "programs", "impactFigures", "pages"],
    ].map((name) => [`content:${name}`, pictures.length]),
  );
});

test("adds a page, and leaves everything else alone", async () => {
  const { store, nodes, created } = fakeStore();
  await update(store);
  created.length = 0;
  const file = "pages/work-days.mdx";
  const other = path.join(copy.folders.stage, "pages/about.mdx");
  const before = await stat(other);
  await writeFile(path.join(copy.folders.folder, file), workDays);

  await update(store);

  expect(created.map(([id]) => id)).toEqual([
    "content:/work-days",
    "content:pages",
  ]);
  expect(nodes.get("content:pages")?.value).toContain("/work-days");
  expect(await staged("pages")).toContain("work-days.mdx");
  expect((await stat(other)).ctimeMs).toBe(before.ctimeMs);
});

test("a deleted page is no longer listed, but its running query still finds it", async () => {
  const { store, nodes } = fakeStore();
  await update(store);
  const file = "pages/accessibility.mdx";
  await rm(path.join(copy.folders.folder, file));

  await update(store);

  expect(nodes.get("content:pages")?.value).not.toContain("/accessibility");
  expect(nodes.has("content:/accessibility")).toBe(true);
  expect(await staged("pages")).not.toContain("accessibility.mdx");
});
