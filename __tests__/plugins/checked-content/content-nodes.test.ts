/** @jest-environment node */
import { contentNodes } from "../../../plugins/gatsby-plugin-checked-content/content-nodes";
import { checkContent } from "../../../src/content/check-content";
import type { Content } from "../../../src/content/content";
import { sampleFolder } from "../../browser/support/sample";

let content: Content;

beforeAll(async () => {
  const result = await checkContent(sampleFolder);
  if (!result.content) throw new Error("The sample has problems");
  ({ content } = result);
});

const nodesOf = (changes: Partial<Content> = {}) =>
  new Map(
    contentNodes({ ...content, ...changes }, JSON.stringify).map((node) => [
      node.id,
      node,
    ]),
  );

test("creates one node per file", () => {
  expect([...nodesOf().keys()]).toEqual([
    "content/site.yml",
    "content/home.yml",
    "content/programs.yml",
    "content/impact.yml",
    ...content.pages.map(({ file }) => `content/${file}`),
  ]);
});

test("each node contains its file's values in order", () => {
  const nodes = nodesOf();
  const about = content.pages.find(({ path }) => path === "/about");

  expect(nodes.get("content/programs.yml")?.value).toBe(content.programs);
  expect(nodes.get("content/pages/about.mdx")?.value).toEqual({
    path: "/about",
    frontMatter: about?.frontMatter,
    tree: about?.tree,
    photos: [],
  });
});

test("only a changed file's digest changes", () => {
  const before = nodesOf();
  const after = nodesOf({ programs: content.programs.slice(1) });

  const changed = [...after.values()].filter(
    ({ id, internal }) =>
      before.get(id)?.internal.contentDigest !== internal.contentDigest,
  );
  expect(changed.map(({ id }) => id)).toEqual(["content/programs.yml"]);
});

test("the facts include the pages in the menu and the footer", () => {
  expect(nodesOf().get("content/site.yml")?.value).toMatchObject({
    menuPages: [{ title: "Accessibility", path: "/accessibility" }],
    footerPages: [{ path: "/field-notes" }, { path: "/accessibility" }],
  });
});
