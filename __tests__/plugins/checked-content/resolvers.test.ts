/** @jest-environment node */
import type { Node } from "gatsby";
import { photoName } from "../../../plugins/gatsby-plugin-checked-content/fetch-photos";
import {
  pictureResolvers,
  type ResolverContext,
  resolvers,
} from "../../../plugins/gatsby-plugin-checked-content/resolvers";

const node = (id: string, type: string, fields: Partial<Node> = {}): Node => ({
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest: id, owner: "tests" },
  ...fields,
});

/** A fake of Gatsby's nodes. */
function store(...nodes: Node[]): ResolverContext {
  const findOne: ResolverContext["nodeModel"]["findOne"] = (asked) => {
    const { sourceInstanceName, relativePath } = asked.query.filter;
    const found = nodes.find(
      (each) =>
        each.internal.type === asked.type &&
        each.sourceInstanceName === sourceInstanceName.eq &&
        each.relativePath === relativePath.eq,
    );
    return Promise.resolve(found ?? null);
  };
  const getNodeById = ({ id }: { id: string }) =>
    nodes.find((each) => each.id === id) ?? null;
  return { nodeModel: { findOne, getNodeById } };
}

/** The node of a checked file in `content/`. */
const checked = (file: string, value: unknown) =>
  node(`content/${file}`, "CheckedFile", { value });

test("pages are those of the list, and one is found by its path", () => {
  const { pages, page } = resolvers.Query;
  const [about, rules] = [{ path: "/about" }, { path: "/rules" }];
  const context = store(
    checked("pages/about.mdx", about),
    checked("pages/deleted.mdx", {}),
    checked("pages/rules.mdx", rules),
    checked("pages", ["pages/about.mdx", "pages/rules.mdx"]),
    // Not checked, and so not a page.
    node("planted", "Mdx", { relativePath: "pages/planted.mdx" }),
  );

  expect(pages.resolve({}, {}, context)).toEqual([about, rules]);
  expect(page.resolve({}, { path: "/rules" }, context)).toBe(rules);
  expect(() => page.resolve({}, { path: "/planted" }, context)).toThrow(
    "No checked content for pages/planted.mdx",
  );
});

describe("the pictures of a program", () => {
  const { picture, duskPicture } = pictureResolvers["Program"] ?? {};
  if (!picture || !duskPicture) throw new Error("A program has no pictures");

  /** The nodes of a staged file and of the picture that Gatsby made of it. */
  function staged(relativePath: string) {
    const made = node(`picture of ${relativePath}`, "ImageSharp");
    const file = node(`file of ${relativePath}`, "File", {
      sourceInstanceName: "content",
      relativePath,
      children: ["elsewhere", made.id],
    });
    return { file, made };
  }

  const day = staged("images/pond.jpg");
  const dusk = staged("images/pond.dusk.jpg");
  const source = { image: "images/pond.jpg" };
  const both = store(day.file, day.made, dusk.file, dusk.made);

  test("are the named file and its dusk version, if there is one", async () => {
    expect(await picture.resolve(source, {}, both)).toBe(day.made);
    expect(await duskPicture.resolve(source, {}, both)).toBe(dusk.made);
    expect(
      await duskPicture.resolve(source, {}, store(day.file, day.made)),
    ).toBeNull();
  });

  test("are a fetched photo if it is named by URL", async () => {
    const image = "https://images.unsplash.com/photo-1";
    const { file, made } = staged(photoName(image));
    const context = store(file, made);

    expect(await picture.resolve({ image }, {}, context)).toBe(made);
    expect(await duskPicture.resolve({ image }, {}, context)).toBeNull();
  });
});
