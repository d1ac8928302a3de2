import { createHash } from "node:crypto";

/** The kinds of pictures that the site takes, as their files end. */
export const photoTypes = ["jpg", "png", "webp", "avif"] as const;

export type PhotoType = (typeof photoTypes)[number];

/**
 * The name, without its ending, of the file that holds the photo from this
 * address: 32 hexadecimal digits. Only fetching tells what kind of picture an
 * address gives, so whoever knows the address alone looks for the stem. Two
 * spellings of one address are two photos.
 */
export function photoStem(address: string): string {
  return createHash("sha256").update(address).digest("hex").slice(0, 32);
}

/** `6b86b273ff34fce19d6b804eff5a3f57.jpg` */
export function photoFileName(address: string, type: PhotoType): string {
  return `${photoStem(address)}.${type}`;
}
