import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Node, NodeInput } from "gatsby";
import { updateNodes } from "../../../plugins/gatsby-plugin-checked-content/update-nodes";
import { sampleCopy } from "./support/sample-copy";

const node = (input: NodeInput): Node => ({
  parent: null,
  children: [],
  ...input,
  internal: { ...input.internal, owner: "tests" },
});

const pictureNode = (name: string) =>
  node({
    id: name,
    parent: name,
    relativePath: `images/${name}`,
    internal: { type: "ImageSharp", contentDigest: name },
  });

// preview.spec.ts adds and deletes a page. Gatsby does not retry a query that came
// before its picture.
test("adds pictures before the content that uses them, and lists the pages last", async () => {
  const { latest, folders } = await sampleCopy();
  let known: string[] = [];
  /** The nodes created so far, each with the number of pictures known before. */
  const created: [id: string, pictures: number][] = [];

  await updateNodes(latest.content, folders, {
    actions: {
      createNode(input: NodeInput) {
        created.push([input.id, known.length]);
        return Promise.resolve();
      },
    },
    createContentDigest: (value: string | object) => JSON.stringify(value),
    getNode: pictureNode,
    getNodesByType() {
      const before = known.map(pictureNode);
      // The next attempt finds them.
      void readdir(path.join(folders.stage, "images"))
        .catch(() => [])
        .then((names) => (known = names));
      return before;
    },
  });

  const { pictures } = latest.content;
  expect(new Set(created.map(([, count]) => count))).toEqual(
    new Set([pictures.length]),
  );
  expect(created.at(-1)?.[0]).toBe("content:pages");
});
