/** @jest-environment node */
import type { Node } from "gatsby";
import {
  type NodeModel,
  type ResolverContext,
  resolvers,
} from "../../src/build/resolvers";
import { photoStem } from "../../src/photos/photo-file-name";

function node(id: string, type: string, fields: Partial<Node> = {}): Node {
  return {
    id,
    parent: null,
    children: [],
    internal: { type, contentDigest: id, owner: "tests" },
    ...fields,
  };
}

/** `{ id: { eq: 1 } }` of `{ id: 1 }`, at any depth. */
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

/** A store that holds `nodes` and gives them in that order. */
function store(...nodes: Node[]): ResolverContext {
  const ofType = (type: string) =>
    nodes.filter(({ internal }) => internal.type === type);
  const byId = (id: unknown) => nodes.find((each) => each.id === id) ?? null;
  const nodeModel: NodeModel = {
    findOne: ({ type, query }) =>
      Promise.resolve(
        ofType(type).find((each) =>
          matches(query.filter, { ...each, parent: byId(each.parent) }),
        ) ?? null,
      ),
    findAll: ({ type }) => Promise.resolve({ entries: new Set(ofType(type)) }),
    getNodeById: ({ id }) => byId(id),
  };
  return { nodeModel };
}

describe.each([
  ["programs", "ProgramsYaml", resolvers.Query.programs],
  ["impactFigures", "ImpactYaml", resolvers.Query.impactFigures],
] as const)("%s", (_, type, { resolve }) => {
  const file = node("file", "File", { children: ["a", "b", "c"] });
  const [a, b, c] = ["a", "b", "c"].map((id) =>
    node(id, type, { parent: "file" }),
  );
  if (!a || !b || !c) throw new Error("There are three items");

  test.each([
    ["the file's order", [a, b, c]],
    ["the reverse", [c, b, a]],
    ["the order of a later edit", [b, c, a]],
  ])("stand in the file's order when the store gives %s", async (_, given) => {
    const items = await resolve({}, {}, store(file, ...given));

    expect(items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test("are none when the file has none", async () => {
    expect(await resolve({}, {}, store())).toEqual([]);
  });
});

test("items whose file is gone are still shown", async () => {
  const orphans = ["a", "b"].map((id) => node(id, "ProgramsYaml"));

  const items = await resolvers.Query.programs.resolve(
    {},
    {},
    store(...orphans),
  );

  expect(items).toHaveLength(2);
});

describe.each([
  ["organization", "SiteYaml", resolvers.Query.organization],
  ["homePage", "HomeYaml", resolvers.Query.homePage],
] as const)("%s", (_, type, { resolve }) => {
  test("is the file's one node", async () => {
    const only = node("only", type);

    expect(await resolve({}, {}, store(node("x", "File"), only))).toBe(only);
  });

  test("names what is missing", async () => {
    await expect(resolve({}, {}, store())).rejects.toThrow(
      `content/ gave no ${type}`,
    );
  });
});

describe("pages", () => {
  const about = node("about", "Mdx");
  const rules = node("rules", "Mdx");

  test("are all of them", async () => {
    const pages = await resolvers.Query.pages.resolve(
      {},
      {},
      store(about, node("x", "File"), rules),
    );

    expect(pages).toEqual([about, rules]);
  });

  test("one is found by its address", async () => {
    const file = node("file", "File", {
      sourceInstanceName: "content",
      relativePath: "pages/rules.mdx",
      children: ["rules"],
    });
    const context = store(about, rules, file);
    const { resolve } = resolvers.Query.page;

    expect(await resolve({}, { path: "/rules" }, context)).toBe(rules);
    await expect(resolve({}, { path: "/ponds" }, context)).rejects.toThrow(
      "pages/ponds.mdx",
    );
  });
});

describe.each([
  ["HomeHero", resolvers.HomeHero.picture],
  ["ProgramsYaml", resolvers.ProgramsYaml.picture],
])("the picture of %s", (_, { resolve }) => {
  const file = node("file", "File", {
    sourceInstanceName: "content",
    relativePath: "images/pond.jpg",
  });
  const sharp = node("sharp", "ImageSharp", { parent: "file" });
  const source = { image: "images/pond.jpg" };

  test("is the processed picture of the file it names", async () => {
    const other = node("other", "ImageSharp", { parent: "elsewhere" });

    expect(await resolve(source, {}, store(other, file, sharp))).toBe(sharp);
  });

  test.each([
    ["no such file", []],
    ["one outside content", [{ ...file, sourceInstanceName: "static" }, sharp]],
    ["one of another name", [{ ...file, relativePath: "pond.jpg" }, sharp]],
  ])("names the file when there is %s", async (_, nodes) => {
    await expect(resolve(source, {}, store(...nodes))).rejects.toThrow(
      "images/pond.jpg",
    );
  });

  test("is a fetched photo where an address is named", async () => {
    const address = "https://images.unsplash.com/photo-1";
    const photo = node("photo", "File", {
      sourceInstanceName: "photos",
      name: photoStem(address),
    });
    const sharp = node("sharp-photo", "ImageSharp", { parent: "photo" });

    const picture = await resolve({ image: address }, {}, store(photo, sharp));

    expect(picture.id).toBe("sharp-photo");
  });

  test("says so when the file is no picture", async () => {
    await expect(resolve(source, {}, store(file))).rejects.toThrow(
      "content/ gave no ImageSharp",
    );
  });
});

describe("a page", () => {
  test("has its address from its file's name", () => {
    const context = store(node("file", "File", { base: "pond-rules.mdx" }));

    expect(resolvers.Mdx.path.resolve({ parent: "file" }, {}, context)).toBe(
      "/pond-rules",
    );
  });

  test("has its body as a tree", () => {
    expect(resolvers.Mdx.tree.resolve({ body: "Keep *out*." })).toEqual([
      {
        tag: "p",
        children: ["Keep ", { tag: "em", children: ["out"] }, "."],
      },
    ]);
  });
});

describe.each([
  ["HomeHero", resolvers.HomeHero.duskPicture],
  ["ProgramsYaml", resolvers.ProgramsYaml.duskPicture],
])("the picture for dusk of %s", (_, { resolve }) => {
  const file = node("file", "File", {
    sourceInstanceName: "content",
    relativePath: "images/pond.dusk.jpg",
  });
  const sharp = node("sharp", "ImageSharp", { parent: "file" });

  test("stands beside the one for daylight", async () => {
    const context = store(file, sharp);

    expect(await resolve({ image: "images/pond.jpg" }, {}, context)).toBe(
      sharp,
    );
  });

  test.each([
    ["no such file", "images/heron.jpg"],
    ["a photo by address", "https://images.unsplash.com/photo-1.jpg"],
  ])("is none with %s", async (_, image) => {
    expect(await resolve({ image }, {}, store(file, sharp))).toBeNull();
  });
});

describe("the accessibility statement", () => {
  const { resolve } = resolvers.SiteYaml.accessibilityPage;
  const statement = node("file", "File", {
    sourceInstanceName: "content",
    relativePath: "pages/accessibility.mdx",
  });

  test("is at the address of its file", async () => {
    expect(await resolve({}, {}, store(statement))).toBe("/accessibility");
  });

  test.each([
    ["nothing", []],
    ["another page", [{ ...statement, relativePath: "pages/about.mdx" }]],
    ["a file outside content", [{ ...statement, sourceInstanceName: "x" }]],
  ])("is none with %s", async (_, nodes) => {
    expect(await resolve({}, {}, store(...nodes))).toBeNull();
  });
});
