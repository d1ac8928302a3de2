import { decode } from "../src/content/read/text";
import { isTextFile } from "../src/content/schema/files";
import { Refused } from "./refused";

/** The address of a picture or document, relative to that of the editor. */
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

/**
 * What a file holds, as the editor keeps it: a text without a byte order mark, as
 * the check reads it, and a picture or document in base64.
 *
 * @throws {Refused} if a text isn't UTF-8, which saving would damage
 */
export function textFrom(path: string, bytes: Uint8Array): string {
  if (!isTextFile(path)) return base64Of(bytes);
  const text = decode(bytes);
  if (text !== undefined) return text;
  throw new Refused(
    `${path} can’t be read as text. Open it in the program it came from, copy its text into a new file, and delete this one.`,
  );
}

/** The bytes of a file, from what the editor keeps of it. */
export const bytesFrom = (path: string, text: string) =>
  isTextFile(path) ? new TextEncoder().encode(text) : bytesOf(text);
