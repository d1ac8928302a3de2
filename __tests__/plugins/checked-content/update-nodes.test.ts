import { readdir } from "node:fs/promises";
import type { Node } from "gatsby";
import { updateNodes } from "../../../plugins/gatsby-plugin-checked-content/update-nodes";
import { sampleCopy } from "./support/sample-copy";

// preview.spec.ts adds a page and deletes it again.

const pictureNode = (name: string): Node => ({
  id: name,
  parent: name,
  children: [],
  relativePath: `images/${name}`,
  internal: { type: "ImageSharp", contentDigest: name, owner: "tests" },
});

test("adds pictures before the content that uses them, and lists the pages last", async () => {
  const { folders, latest } = await sampleCopy();
  /** The nodes created so far, each with the number of pictures known before. */
  const created: [id: string, pictures: number][] = [];
  let pictures: Node[] = [];

  await updateNodes(latest.content, folders, {
    actions: {
      createNode({ id }) {
        created.push([id, pictures.length]);
        return Promise.resolve();
      },
    },
    createContentDigest: (value) => JSON.stringify(value),
    getNode: pictureNode,
    getNodesByType() {
      const known = pictures;
      // As Gatsby does after a while; the next attempt finds them.
      void readdir(`${folders.stage}/images`).then((names) => {
        pictures = names.map(pictureNode);
      });
      return known;
    },
  });

  const { pages, pictures: shown } = latest.content;
  expect(created).toEqual(
    [
      ...pages.map(({ path }) => path),
      ...["organization", "homePage", "programs", "impactFigures", "pages"],
    ].map((name) => [`content:${name}`, shown.length]),
  );
});
