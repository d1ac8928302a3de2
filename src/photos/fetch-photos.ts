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

async function keepPhoto(
  address: string,
  { folder, ...options }: FetchPhotosOptions,
): Promise<PhotoFailure | undefined> {
  if (await hasPhoto(folder, address)) return undefined;
  const result = await fetchPhoto(address, options);
  if ("failure" in result) return result.failure;
  await savePhoto(folder, address, result.photo);
  return undefined;
}

/**
 * Brings every photo that the content names by address into the folder, each
 * address once, and those already there without a request. Returns a problem
 * for each place that names a photo which could not be had, in the order of
 * the references. Throws only what the file system throws.
 */
export async function fetchPhotos(
  references: readonly PhotoReference[],
  options: FetchPhotosOptions,
): Promise<Problem[]> {
  await mkdir(options.folder, { recursive: true });
  const failures = new Map<string, PhotoFailure>();
  // All workers draw from this one iterator.
  const addresses = new Set(references.map(({ address }) => address)).values();
  const work = async () => {
    for (const address of addresses) {
      const failure = await keepPhoto(address, options);
      if (failure) failures.set(address, failure);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  return references.flatMap(({ address, file, line, column, path }) => {
    const failure = failures.get(address);
    if (!failure) return [];
    return [{ file, line, column, path, ...describeFailure(address, failure) }];
  });
}
