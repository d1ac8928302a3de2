import { setTimeout } from "node:timers/promises";
import type { SourceNodesArgs } from "gatsby";
import { contentNodes } from "./content-nodes";
import {
  addToStage,
  type Folders,
  removeFromStage,
  type StagedContent,
} from "./stage";

/** Polling interval in milliseconds, and maximum number of attempts. */
const interval = 100;
const maxAttempts = 100;

/** Whether Gatsby has processed all pictures. */
function hasPictures(content: StagedContent, store: SourceNodesArgs) {
  const { pictures, stockPhotos } = content;
  const known = new Set(
    store
      .getNodesByType("ImageSharp")
      .map(({ parent }) => store.getNode(parent ?? "")?.relativePath),
  );
  return [...pictures, ...stockPhotos].every((name) => known.has(name));
}

/**
 * Updates the stage and Gatsby's nodes after a change. Order matters, because
 * Gatsby does not retry failed queries: a picture must be added before, and
 * removed after, the content that uses it. The node of a deleted page stays
 * until the next start, because its query may be running; the list of pages no
 * longer names it.
 */
export async function updateNodes(
  content: StagedContent,
  folders: Folders,
  store: SourceNodesArgs,
) {
  addToStage(content, folders);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (hasPictures(content, store)) break;
    await setTimeout(interval);
  }
  const changed = contentNodes(content, store.createContentDigest).filter(
    ({ id, internal }) =>
      store.getNode(id)?.internal.contentDigest !== internal.contentDigest,
  );
  // All at once, so that Gatsby creates pages and runs queries after the last.
  await Promise.all(
    changed.map(async (node) => {
      await store.actions.createNode(node);
    }),
  );
  removeFromStage(content, folders);
}
