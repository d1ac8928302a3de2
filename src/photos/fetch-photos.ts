import { mkdir } from "node:fs/promises";
import type { PhotoReference, Problem } from "../content/problem";
import { fetchPhoto, type FetchOptions } from "./fetch-photo";
import { hasPhoto, savePhoto } from "./photo-cache";
import type { PhotoFailure } from "./photo-failure";
import { describeFailure } from "./photo-problem";

export interface FetchPhotosOptions extends FetchOptions {
  /** Where photos are kept from build to build; made if it is missing. */
  folder: string;
}

/** Enough for a short build, few enough for a host that counts requests. */
const atOnce = 4;

/** Why a place that asks for this width can't show the photo, if it can't. */
type FailureAt = (minimumWidth: number) => PhotoFailure | undefined;

/** The width that does for every place of each address. */
function widestByAddress(references: readonly PhotoReference[]) {
  const widest = new Map<string, number>();
  for (const { address, minimumWidth } of references) {
    widest.set(address, Math.max(minimumWidth, widest.get(address) ?? 0));
  }
  return widest;
}

async function keepPhoto(
  address: string,
  widest: number,
  { folder, ...options }: FetchPhotosOptions,
): Promise<FailureAt> {
  if (await hasPhoto(folder, address, widest)) return () => undefined;
  const result = await fetchPhoto(address, options);
  if ("failure" in result) return () => result.failure;
  await savePhoto(folder, address, result.photo);
  const { width, height } = result.photo;
  // Gatsby scales nothing up: a narrower photo would look blurred.
  return (minimumWidth) =>
    width < minimumWidth
      ? { reason: "too-small", width, height, minimumWidth }
      : undefined;
}

/**
 * Brings every photo that the content names by address into the folder, each
 * address once, and those already there without a request. Returns a problem
 * for each place that names a photo which could not be had, or is too narrow
 * for that place, in the order of the references. Throws only what the file
 * system throws.
 */
export async function fetchPhotos(
  references: readonly PhotoReference[],
  options: FetchPhotosOptions,
): Promise<Problem[]> {
  await mkdir(options.folder, { recursive: true });
  const failures = new Map<string, FailureAt>();
  // All workers draw from this one iterator.
  const addresses = widestByAddress(references).entries();
  const work = async () => {
    for (const [address, widest] of addresses) {
      failures.set(address, await keepPhoto(address, widest, options));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  return references.flatMap(({ address, minimumWidth, ...place }) => {
    const failure = failures.get(address)?.(minimumWidth);
    return failure ? [{ ...place, ...describeFailure(address, failure) }] : [];
  });
}
