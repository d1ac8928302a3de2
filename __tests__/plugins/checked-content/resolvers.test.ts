/** @jest-environment node */
import type { Node } from "gatsby";
import {
  type NodeModel,
  pictureResolvers,
  type ResolverContext,
  resolvers,
} from "../../../plugins/gatsby-plugin-checked-content/resolvers";

function node(id: string, type: string, fields: Partial<Node> = {}): Node {
  return {
    id,
    parent: null,
    children: [],
    internal: { type, contentDigest: id, owner: "tests" },
    ...fields,
  };
}

/** Whether a value matches a Gatsby filter, at any depth: `{ id: { eq: 1 } }`. */
function matches(filter: unknown, value: unknown): boolean {
  if (typeof filter !== "object" || filter === null) return false;
  if ("eq" in filter) return filter.eq === value;
  return Object.entries(filter).every(
    ([field, inner]) =>
      typeof value === "object" &&
      value !== null &&
      matches(
        inner,
        Object.entries(value).find(([name]) => name === field)?.[1],
      ),
  );
}

/** A fake store that returns `nodes` in this order. */
function store(...nodes: Node[]): ResolverContext {
  const ofType = (type: string) =>
    nodes.filter(({ internal }) => internal.type === type);
  const byId = (id: unknown) => nodes.find((each) => each.id === id) ?? null;
  const nodeModel: NodeModel = {
    findOne: ({ type, query }) =>
      Promise.resolve(
        ofType(type).find((each) => matches(query.filter, each)) ?? null,
      ),
    findAll: ({ type }) => Promise.resolve({ entries: new Set(ofType(type)) }),
    getNodeById: ({ id }) => byId(id),
  };
  return { nodeModel };
}

/** The node of a checked file in `content/`. */
const checked = (file: string, value: unknown) =>
  node(`content/${file}`, "CheckedFile", { value });

/** The nodes of a file that Gatsby read, and of what it created from it. */
function read(relativePath: string, type: string, instance = "content") {
  const id = `${instance}/${relativePath} as ${type}`;
  const made = node(id, type, { parent: `file of ${id}` });
  const file = node(`file of ${id}`, "File", {
    sourceInstanceName: instance,
    relativePath,
    children: ["elsewhere", id],
  });
  return { file, made };
}

test.each([
  ["organization", "site.yml"],
  ["homePage", "home.yml"],
  ["programs", "programs.yml"],
  ["impactFigures", "impact.yml"],
] as const)("%s is the checked content of %s", (field, file) => {
  const { resolve } = resolvers.Query[field];
  const value = [{ title: "Owls" }];

  expect(resolve({}, {}, store(checked(file, value)))).toBe(value);
  expect(() => resolve({}, {}, store())).toThrow(
    `No checked content for ${file}`,
  );
});

describe("pages", () => {
  const about = read("pages/about.mdx", "Mdx");
  const rules = read("pages/rules.mdx", "Mdx");
  const planted = read("pages/about.mdx", "Mdx", "static");
  const aboutValue = { path: "/about" };
  const value = { path: "/rules" };
  const context = store(
    ...[planted, about, rules].flatMap(({ file, made }) => [file, made]),
    checked("pages/about.mdx", aboutValue),
    checked("pages/rules.mdx", value),
  );

  test("are all pages of the content", async () => {
    const pages = await resolvers.Query.pages.resolve({}, {}, context);

    expect(pages).toEqual([aboutValue, value]);
  });

  test("one is found by its path", async () => {
    const { resolve } = resolvers.Query.page;

    expect(await resolve({}, { path: "/rules" }, context)).toBe(value);
    await expect(resolve({}, { path: "/ponds" }, context)).rejects.toThrow(
      "pages/ponds.mdx",
    );
  });

  test("are rejected if they were not checked", async () => {
    const unchecked = store(about.file, about.made);

    await expect(
      resolvers.Query.page.resolve({}, { path: "/about" }, unchecked),
    ).rejects.toThrow("No checked content for pages/about.mdx");
  });
});

describe("the pictures of a program", () => {
  const { picture, duskPicture } = pictureResolvers["Program"] ?? {};
  if (!picture || !duskPicture) throw new Error("A program has no pictures");
  const day = read("images/pond.jpg", "ImageSharp");
  const dusk = read("images/pond.dusk.jpg", "ImageSharp");
  const source = { image: "images/pond.jpg" };
  const both = store(day.file, day.made, dusk.file, dusk.made);

  test("are the named file and its dusk version", async () => {
    expect(await picture.resolve(source, {}, both)).toBe(day.made);
    expect(await duskPicture.resolve(source, {}, both)).toBe(dusk.made);
  });

  test.each([
    ["no such file", store()],
    [
      "a file outside content",
      store(read("images/pond.jpg", "x", "static").file),
    ],
    ["a file that is not a picture", store(day.file)],
  ])("report the file when there is %s", async (_, context) => {
    await expect(picture.resolve(source, {}, context)).rejects.toThrow(
      "Gatsby created no ImageSharp node for images/pond.jpg",
    );
  });

  test("are a fetched photo if it is named by URL", async () => {
    const address = "https://images.unsplash.com/photo-1.jpg";
    const photo = read("photo.jpg", "ImageSharp", "__PROGRAMMATIC__");
    const file = { ...photo.file, url: address };
    const context = store(file, photo.made);

    expect(await picture.resolve({ image: address }, {}, context)).toBe(
      photo.made,
    );
    expect(await duskPicture.resolve({ image: address }, {}, context)).toBe(
      null,
    );
  });

  test("are none where no picture is named", async () => {
    expect(await picture.resolve({}, {}, both)).toBeNull();
    expect(await duskPicture.resolve({}, {}, both)).toBeNull();
  });
});
