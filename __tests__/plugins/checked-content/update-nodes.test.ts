import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Node, NodeInput } from "gatsby";
import { updateNodes } from "../../../plugins/gatsby-plugin-checked-content/update-nodes";
import { type SampleCopy, sampleCopy } from "./support/sample-copy";

let copy: SampleCopy;

beforeEach(async () => {
  copy = await sampleCopy();
});

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

test("adds a page, no longer lists a deleted one, and leaves the others alone", async () => {
  const { store, nodes, created } = fakeStore();
  await update(store);
  created.length = 0;
  const { folder, stage } = copy.folders;
  const other = path.join(stage, "pages/about.mdx");
  const before = await stat(other);
  await writeFile(path.join(folder, "pages/work-days.mdx"), workDays);
  await rm(path.join(folder, "pages/accessibility.mdx"));

  await update(store);

  expect(created.map(([id]) => id)).toEqual([
    "content:/work-days",
    // The menu, which had the deleted page.
    "content:organization",
    "content:pages",
  ]);
  const listed = nodes.get("content:pages")?.value;
  expect(listed).toContain("/work-days");
  expect(listed).not.toContain("/accessibility");
  // A query that runs meanwhile still finds it.
  expect(nodes.has("content:/accessibility")).toBe(true);
  expect(await staged("pages")).toContain("work-days.mdx");
  expect(await staged("pages")).not.toContain("accessibility.mdx");
  expect((await stat(other)).ctimeMs).toBe(before.ctimeMs);
});
