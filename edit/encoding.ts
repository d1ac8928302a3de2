import { isTextFile } from "../src/content/schema/files";

/**
 * How the editor keeps what a file holds: pictures and documents in base64, and
 * texts without a byte order mark, as the check reads them.
 */
export const encodingOf = (path: string) =>
  isTextFile(path) ? "utf8" : "base64";

/** The address of a file besides texts, relative to that of the editor. */
export const addressOf = (path: string) =>
  path.split("/").map(encodeURIComponent).join("/");

export const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export function base64Of(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
