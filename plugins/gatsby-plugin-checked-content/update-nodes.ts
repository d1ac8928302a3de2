import { setTimeout } from "node:timers/promises";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import type { SiteContent } from "./site-content";

type Store = Pick<
  SourceNodesArgs,
  "createContentDigest" | "getNode" | "getNodesByType"
> & { readonly actions: Pick<SourceNodesArgs["actions"], "createNode"> };

/** Polling interval in milliseconds, and maximum number of attempts. */
const interval = 100;
const maxAttempts = 100;

/** Waits until Gatsby has processed these pictures, or gives up. */
async function waitForPictures(names: readonly string[], store: Store) {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const known = new Set(
      store
        .getNodesByType("ImageSharp")
        .map(({ parent }) => store.getNode(parent ?? "")?.name),
    );
    if (names.every((name) => known.has(name))) return;
    await setTimeout(interval);
  }
}

/**
 * Updates the preview after a change. Order matters, because Gatsby does not
 * retry failed queries: a page's text must exist before its file creates the
 * page, and a picture must be added before, and removed after, the content that
 * uses it.
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
  await waitForPictures(content.pictureNames(), store);
  await create(changed.filter((node) => !isPage(node)));
  await content.clearStage();
}
