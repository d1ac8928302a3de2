/** @jest-environment node */
import type { Node } from "gatsby";
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

/** The node of a page or of a part of the site's data. */
const checked = (name: string, value: unknown) =>
  node(`content:${name}`, "CheckedContent", { value });

test("pages are those of the list, and one is found by its path", () => {
  const { pages, page } = resolvers.Query;
  const [about, rules] = [{ path: "/about" }, { path: "/rules" }];
  const context = store(
    checked("/about", about),
    checked("/deleted", {}),
    checked("/rules", rules),
    checked("pages", ["/about", "/rules"]),
    // Not checked, and so not a page.
    node("planted", "Mdx", { relativePath: "pages/planted.mdx" }),
  );

  expect(pages.resolve({}, {}, context)).toEqual([about, rules]);
  expect(page.resolve({}, { path: "/rules" }, context)).toBe(rules);
  expect(() => page.resolve({}, { path: "/planted" }, context)).toThrow(
    "No checked content for /planted",
  );
});

describe("the pictures of a program", () => {
  const { picture, duskPicture } = pictureResolvers["Program"] ?? {};
  if (!picture || !duskPicture) throw new Error("A program has no pictures");

  /** The nodes of a staged file and of the picture that Gatsby made of it. */
  function staged(relativePath: string, sourceInstanceName = "content") {
    const made = node(`picture of ${relativePath}`, "ImageSharp");
    const file = node(`file of ${relativePath}`, "File", {
      sourceInstanceName,
      relativePath,
      children: ["elsewhere", made.id],
    });
    return { file, made };
  }

  const day = staged("images/pond.jpg");
  const dusk = staged("images/pond.dusk.jpg");
  const source = {
    picture: "images/pond.jpg",
    duskPicture: "images/pond.dusk.jpg",
  };
  const outside = staged("images/pond.jpg", "static");

  test("are those that Gatsby made of the staged files", async () => {
    const context = store(day.file, day.made, dusk.file, dusk.made);

    expect(await picture.resolve(source, {}, context)).toBe(day.made);
    expect(await duskPicture.resolve(source, {}, context)).toBe(dusk.made);
  });

  test.each([
    ["no such file", store()],
    ["a file outside content", store(outside.file, outside.made)],
    ["a file that is not a picture", store(day.file)],
  ])("report the file when there is %s", async (_, context) => {
    await expect(picture.resolve(source, {}, context)).rejects.toThrow(
      "Gatsby created no picture for images/pond.jpg",
    );
  });

  test("are none where the content has none", async () => {
    const none = { picture: null, duskPicture: null };

    expect(await picture.resolve(none, {}, store())).toBeNull();
  });
});
