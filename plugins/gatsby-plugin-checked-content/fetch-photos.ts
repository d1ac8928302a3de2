import { randomUUID } from "node:crypto";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import type { PhotoReference, Problem } from "../../src/content/check/problem";
import { largestPicture } from "../../src/content/schema/limits";
import { download } from "./download";
import { downloadFailed, findMistake } from "./photo-mistakes";

export type PhotoStore = Pick<
  SourceNodesArgs,
  "createNodeId" | "getCache" | "getNodesByType"
> & {
  readonly actions: Pick<
    SourceNodesArgs["actions"],
    "createNode" | "touchNode"
  >;
};

/** Returns the location of a photo, from an earlier build or its host. */
async function photoFile(
  address: string,
  minimumWidth: number,
  patience: number,
  { actions, createNodeId, getCache, getNodesByType }: PhotoStore,
): Promise<string> {
  // Reuse it: otherwise, every build would depend on the host being reachable.
  const kept = getNodesByType("File").find(({ url }) => url === address);
  const isGood =
    kept &&
    (await findMistake(String(kept.absolutePath), minimumWidth).then(
      (mistake) => mistake === undefined,
      () => false,
    ));
  if (isGood) {
    actions.touchNode(kept);
    return String(kept.absolutePath);
  }
  const { absolutePath } = await createFileNodeFromBuffer({
    buffer: await download(address, largestPicture, patience),
    // By default, photos with the same bytes would share one node and address.
    hash: randomUUID(),
    // Gatsby recognizes pictures by extension, which a URL may lack. The
    // actual format doesn't matter: sharp detects it from the bytes.
    name: "photo",
    ext: ".jpg",
    createNode: (node: NodeInput, plugin: { name: string }) =>
      actions.createNode({ ...node, url: address }, plugin),
    createNodeId,
    getCache,
  });
  return absolutePath;
}

/**
 * Fetches the photos that the content names by URL, unless an earlier build
 * did. The checker has already rejected hosts that are not allowed. Returns a
 * problem for each place whose photo is unusable.
 *
 * @param patience for each photo, in milliseconds
 */
export async function fetchPhotos(
  references: readonly PhotoReference[],
  store: PhotoStore,
  patience = 120_000,
): Promise<Problem[]> {
  const widths = new Map<string, number>();
  for (const { address, minimumWidth } of references) {
    const width = Math.max(minimumWidth, widths.get(address) ?? 0);
    widths.set(address, width);
  }
  const files = new Map(
    Array.from(widths, ([address, width]) => [
      address,
      photoFile(address, width, patience, store),
    ]),
  );
  const problems = references.map(async (reference) => {
    const { address, minimumWidth, ...place } = reference;
    const mistake = await files
      .get(address)
      ?.then((file) => findMistake(file, minimumWidth), downloadFailed);
    if (!mistake) return [];
    return [{ ...place, ...mistake, found: `${address} (${mistake.found})` }];
  });
  return (await Promise.all(problems)).flat();
}
