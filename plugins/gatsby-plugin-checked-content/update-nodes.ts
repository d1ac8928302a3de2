import { setTimeout } from "node:timers/promises";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import type { SiteContent } from "./site-content";

type Store = Pick<
  SourceNodesArgs,
  "createContentDigest" | "getNode" | "getNodesByType"
> & { readonly actions: Pick<SourceNodesArgs["actions"], "createNode"> };

/** How often to look for pictures, in ms, and how many times. */
const pause = 100;
const patience = 100;

/** Waits until Gatsby has read the pictures of these names, or never will. */
async function picturesCome(names: readonly string[], store: Store) {
  for (let look = 0; look < patience; look += 1) {
    const known = new Set(
      store
        .getNodesByType("ImageSharp")
        .map(({ parent }) => store.getNode(parent ?? "")?.name),
    );
    if (names.every((name) => known.has(name))) return;
    await setTimeout(pause);
  }
}

/**
 * Brings content that was read again to the pages of a preview. A page's text
 * comes before its file, which makes the page; a picture comes before what
 * names it and goes after it: Gatsby does not repeat a query that failed for
 * want of a picture.
 */
export async function updateNodes(content: SiteContent, store: Store) {
  const changed = content
    .nodes(store.createContentDigest)
    .filter(
      ({ id, internal }) =>
        store.getNode(id)?.internal.contentDigest !== internal.contentDigest,
    );
  const create = async (nodes: readonly NodeInput[]) => {
    for (const node of nodes) await store.actions.createNode(node);
  };
  const isPage = ({ id }: NodeInput) => id.endsWith(".mdx");
  await create(changed.filter(isPage));
  await content.fillStage();
  await picturesCome(content.pictureNames(), store);
  await create(changed.filter((node) => !isPage(node)));
  await content.clearStage();
}
