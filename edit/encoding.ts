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

// Both must be fast, because a PDF can be 20 MB.

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = letters.charCodeAt(at);
  }
  return bytes;
}

/** How many arguments a function can take in every browser. */
const most = 0x80_00;

export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += most) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + most)));
  }
  return btoa(parts.join(""));
}
