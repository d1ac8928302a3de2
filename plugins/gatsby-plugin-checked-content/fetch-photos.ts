import { stat } from "node:fs/promises";
import type { SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import { readPicture } from "../../src/content/load/read-picture";
import type { PhotoReference, Problem } from "../../src/content/problem";
import {
  largestPicture,
  maxPixels,
  pictureEndings,
} from "../../src/content/schema/limits";
import { count, fileSize, pictureIn } from "../../src/content/words";

export type PhotoStore = Pick<
  SourceNodesArgs,
  "createNodeId" | "getCache" | "getNodesByType"
> & {
  readonly actions: Pick<
    SourceNodesArgs["actions"],
    "createNode" | "touchNode"
  >;
};

type Mistake = Pick<Problem, "found" | "expected" | "fix">;

const expected = `a JPEG, PNG, WebP or AVIF photo of at most ${fileSize(largestPicture)} and ${maxPixels / 1_000_000} megapixels`;
const ownCopy = "save the photo in content/images and write images/NAME";

/** Checks a downloaded file by its bytes, whatever its name. */
async function findMistake(
  file: string,
  minimumWidth: number,
): Promise<Mistake | undefined> {
  const { size } = await stat(file);
  const { format = "", width, height } = await readPicture(file, size);
  if (size > largestPicture || width * height > maxPixels) {
    const pixels = `${width} × ${height} pixels`;
    return {
      found: size > largestPicture ? fileSize(size) : pixels,
      expected,
      fix: `take a smaller size of it from the host, or ${ownCopy}`,
    };
  }
  if (!pictureEndings.has(format)) {
    return {
      found: format
        ? pictureIn(format)
        : "a file that can't be read as a picture",
      expected,
      fix: `open the address in a browser and copy the photo's own address again, or ${ownCopy}`,
    };
  }
  if (width >= minimumWidth) return undefined;
  return {
    found: `${count(width, "pixel")} wide`,
    expected: `a photo at least ${count(minimumWidth, "pixel")} wide`,
    fix: "take a larger size of it from the host, or choose another photo",
  };
}

/** Extracts the reason from Gatsby's multi-line download error. */
function downloadFailed(error: unknown): Mistake {
  const message = error instanceof Error ? error.message : String(error);
  const reason = /^Reason: (.+)$/m.exec(message)?.[1] ?? message;
  return {
    found: `could not be downloaded: ${reason}`,
    expected,
    fix: `open the address in a browser; if it shows the photo, start the build or preview again later, or ${ownCopy}`,
  };
}

async function fetchPhoto(
  address: string,
  minimumWidth: number,
  { actions, createNodeId, getCache, getNodesByType }: PhotoStore,
): Promise<Mistake | undefined> {
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
    return undefined;
  }
  try {
    const { absolutePath } = await createRemoteFileNode({
      url: address,
      // Gatsby recognizes pictures by extension, which a URL may lack. The
      // actual format doesn't matter: sharp detects it from the bytes.
      name: "photo",
      ext: ".jpg",
      createNode: actions.createNode,
      createNodeId,
      getCache,
    });
    return await findMistake(absolutePath, minimumWidth);
  } catch (error) {
    return downloadFailed(error);
  }
}

/**
 * Fetches the photos that the content names by URL, unless an earlier build
 * did. The checker has already rejected hosts that are not allowed. Returns a
 * problem for each place whose photo is unusable.
 */
export async function fetchPhotos(
  references: readonly PhotoReference[],
  store: PhotoStore,
): Promise<Problem[]> {
  const problems = references.map(async (reference) => {
    const { address, minimumWidth, ...place } = reference;
    const mistake = await fetchPhoto(address, minimumWidth, store);
    if (!mistake) return [];
    return [{ ...place, ...mistake, found: `${address} (${mistake.found})` }];
  });
  return (await Promise.all(problems)).flat();
}
