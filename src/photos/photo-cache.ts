import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { inspectPhoto, type Photo } from "./inspect-photo";
import { photoFileName, photoTypes } from "./photo-file-name";

/**
 * Whether a folder holds the photo from an address, whole and that wide. It is
 * decoded anew: a disk that filled up, or a cache restored by half, leaves
 * broken files.
 */
export async function hasPhoto(
  folder: string,
  address: string,
  minimumWidth: number,
): Promise<boolean> {
  for (const type of photoTypes) {
    const file = path.join(folder, photoFileName(address, type));
    const bytes = await readFile(file).catch(() => undefined);
    const result = bytes && (await inspectPhoto(bytes));
    const photo = result && "photo" in result ? result.photo : undefined;
    if (photo?.type === type && photo.width >= minimumWidth) return true;
  }
  return false;
}

/**
 * Keeps a photo under its address's name, in place of what was there. It is
 * written beside and then renamed, so that a build killed midway leaves no half
 * photo and two builds at once both find a whole one. Throws what the file
 * system throws: a full disk is not the author's mistake.
 */
export async function savePhoto(
  folder: string,
  address: string,
  { bytes, type }: Pick<Photo, "bytes" | "type">,
): Promise<void> {
  const file = path.join(folder, photoFileName(address, type));
  const partial = `${file}.${randomUUID()}.partial`;
  // A broken photo of another kind would answer to the same stem.
  const others = photoTypes.filter((other) => other !== type);
  try {
    await writeFile(partial, bytes);
    for (const other of others) {
      const stale = path.join(folder, photoFileName(address, other));
      await rm(stale, { force: true });
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
