import { diffComm } from "node-diff3";
import { decode } from "../../src/content/read/text";
import { isTextFile } from "../../src/content/schema/files";
import { Refused } from "./refused";

/** The address of a picture or document, relative to the editor's. */
export const addressOf = (path: string) =>
  path.split("/").map(encodeURIComponent).join("/");

// `bytesOf` and `base64Of` must be fast, because a PDF can be 20 MB.

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = letters.charCodeAt(at);
  }
  return bytes;
}

/** How many arguments a function can take in any browser. */
const most = 0x80_00;

export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += most) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + most)));
  }
  return btoa(parts.join(""));
}

/** A line ending of Windows, the first Macs, or Unix. */
const anyLineEnd = /\r\n?|\n/g;

/** A text as the editor keeps it: with `\n` at the end of each line. */
export const withPlainEnds = (text: string) =>
  text.replaceAll(anyLineEnd, "\n");

/**
 * What a file holds, as the editor keeps it: a text, or a picture or document in
 * base64.
 *
 * @throws {Refused} if a text isn't UTF-8, which saving would damage
 */
export function textFrom(path: string, bytes: Uint8Array): string {
  if (!isTextFile(path)) return base64Of(bytes);
  const text = decode(bytes);
  if (text !== undefined) return withPlainEnds(text);
  throw new Refused(
    `${path} can’t be read as text. Open it in the program it came from, copy its text into a new file, and delete this one.`,
  );
}

/**
 * Restores the line endings of a file from Windows: lines that are still there
 * keep theirs, and new lines get those of Windows.
 */
function withLineEnds(text: string, before: string) {
  const hadLines = `${before}\r`.split("\n");
  const plain = hadLines.map((line) => line.replace(/\r$/, ""));
  let at = 0;
  const lines = diffComm(plain, text.split("\n")).flatMap((part) => {
    const from = at;
    if (part.common) {
      at += part.common.length;
      return hadLines.slice(from, at);
    }
    at += part.buffer1.length;
    return part.buffer2.map((line) => `${line}\r`);
  });
  return lines.join("\n").replace(/\r$/, "");
}

/**
 * The bytes to write for a file, from what the editor keeps of it.
 *
 * @param before what it held, so that its line endings are kept
 */
export function bytesFrom(path: string, text: string, before?: Uint8Array) {
  if (!isTextFile(path)) return bytesOf(text);
  const had = before && decode(before);
  const written = had?.includes("\r\n") ? withLineEnds(text, had) : text;
  return new TextEncoder().encode(written);
}
