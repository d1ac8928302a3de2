import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { StockPhoto, Problem } from "../../src/content/check/result";
import { largestPicture } from "../../src/content/schema/limits";
import { download } from "./download";
import { downloadFailed, findMistake } from "./stock-photo-mistakes";

/**
 * The file name of the photo at an address, in the downloads and in the stage.
 * Gatsby recognizes pictures by extension, which an address may lack. The actual
 * format doesn't matter: sharp detects it from the bytes.
 */
export const stockPhotoName = (address: string) =>
  `photos/${createHash("sha256").update(address).digest("hex")}/photo.jpg`;

/** The file name in the stage of a picture, from its name or its address. */
export const stagedName = (image: string) =>
  URL.canParse(image) ? stockPhotoName(image) : image;

/** Returns the location of a photo, from an earlier build or its host. */
async function photoFile(
  address: string,
  folder: string,
  timeout: number,
): Promise<string> {
  const file = path.join(folder, stockPhotoName(address));
  // Reuse it: otherwise, every build would depend on the host being reachable.
  if (await findMistake(file).catch(downloadFailed)) {
    const bytes = await download(address, largestPicture, timeout);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return file;
}

/**
 * Fetches the photos that the content names by URL, unless an earlier build
 * did. The checker has already rejected hosts that are not allowed. Returns a
 * problem for each place whose photo is unusable.
 *
 * @param folder for the photos
 * @param timeout for each photo, in milliseconds
 */
export async function fetchStockPhotos(
  references: readonly StockPhoto[],
  folder: string,
  timeout = 120_000,
): Promise<Problem[]> {
  const addresses = new Set(references.map(({ address }) => address));
  const files = new Map(
    Array.from(addresses, (address) => {
      return [address, photoFile(address, folder, timeout)];
    }),
  );
  const problems = references.map(async (reference): Promise<Problem[]> => {
    const { address, minimumWidth, ...place } = reference;
    const mistake = await files
      .get(address)
      ?.then((file) => findMistake(file, minimumWidth), downloadFailed);
    if (!mistake) return [];
    const found = `${address} (${mistake.found})`;
    return [{ kind: "mistake", ...place, ...mistake, found }];
  });
  return (await Promise.all(problems)).flat();
}
