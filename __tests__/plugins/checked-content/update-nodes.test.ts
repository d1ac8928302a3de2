/** @jest-environment node */
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Node, NodeInput } from "gatsby";
import { SiteContent } from "../../../plugins/gatsby-plugin-checked-content/site-content";
import { updateNodes } from "../../../plugins/gatsby-plugin-checked-content/update-nodes";
import { sampleFolder } from "../../browser/support/sample";

let work: string;
let content: SiteContent;

const inContent = (file: string) => path.join(work, "content", file);

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), "update-"));
  await cp(sampleFolder, path.join(work, "content"), { recursive: true });
  content = new SiteContent({
    folder: path.join(work, "content"),
    stage: path.join(work, "stage"),
    site: path.join(work, "public"),
  });
  expect(await content.read()).toBeNull();
});

afterEach(() => rm(work, { recursive: true }));

const staged = (folder: string) =>
  readdir(path.join(work, "stage", folder)).catch(() => []);

/** A fake store that reads the stage like Gatsby, and records the order of steps. */
function fakeStore() {
  const nodes = new Map<string, Node>();
  const steps: string[] = [];
  let pictures: string[] = [];
  const store = {
    actions: {
      async createNode(input: NodeInput) {
        const { id, internal } = input;
        const owned = { ...internal, owner: "tests" };
        nodes.set(id, {
          parent: null,
          children: [],
          ...input,
          internal: owned,
        });
        const seen = [...(await staged("pages")), ...(await staged("images"))];
        steps.push(`${id} with ${seen.length} files`);
      },
    },
    createContentDigest: (value: string | object) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id) ?? pictureFile(id),
    getNodesByType() {
      const known = pictures.map((name) => pictureFile(name));
      // The next attempt finds them.
      void staged("images").then((names) => (pictures = names));
      return known.map((file) => ({ ...file, parent: file.id }));
    },
  };
  return { store, steps };
}

const pictureFile = (id: string): Node => ({
  id,
  name: path.parse(id).name,
  parent: null,
  children: [],
  internal: { type: "File", contentDigest: id, owner: "tests" },
});

test("adds pages before their files, and pictures before content that uses them", async () => {
  const pages = await readdir(inContent("pages"));
  const pictures = await readdir(inContent("images"));
  const { store, steps } = fakeStore();

  await updateNodes(content, store);

  const all = pages.length + pictures.length;
  expect(steps).toEqual([
    ...pages.map((name) => `content/pages/${name} with 0 files`),
    ...["site", "home", "programs", "impact"].map(
      (name) => `content/${name}.yml with ${all} files`,
    ),
  ]);
});

test("leaves unchanged nodes alone", async () => {
  const { store, steps } = fakeStore();
  await updateNodes(content, store);
  steps.length = 0;
  await writeFile(
    inContent("pages/work-days.mdx"),
    `---
title: Work Days
description: What our work days are like, when they are, and how to join one in Bluestem County.
---

Bring gloves.
`,
  );
  await content.read();

  await updateNodes(content, store);

  expect(steps).toEqual([
    expect.stringContaining("content/pages/work-days.mdx"),
  ]);
  expect(await staged("pages")).toContain("work-days.mdx");
});

test("removes a deleted page from the stage", async () => {
  const { store } = fakeStore();
  await updateNodes(content, store);
  await rm(inContent("pages/accessibility.mdx"));
  await content.read();

  await updateNodes(content, store);

  expect(await staged("pages")).not.toContain("accessibility.mdx");
});
