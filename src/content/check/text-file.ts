import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import type { Finding } from "./finding";
import { count } from "./words";

/** Far more than any page or list needs; a larger file is one put here by mistake. */
const largestTextFile = 64 * 1024;

export interface TextFile {
  /** What the file says, without a byte order mark. */
  text: string;
  /** Why the text can't be trusted; nothing else of the file is checked then. */
  findings: Finding[];
}

/** The text up to the first byte that can't be read: there the two differ. */
function goodPart(bytes: Buffer): string {
  const readable = Buffer.from(bytes.toString("utf8"));
  let good = 0;
  while (bytes[good] === readable[good]) good += 1;
  return bytes
    .subarray(0, good)
    .toString("utf8")
    .replace(/\uFFFD$/, "");
}

/** Reads bytes as UTF-8, or says where they stop being it. */
export function decode(bytes: Buffer, path: string): TextFile {
  if (isUtf8(bytes)) {
    return {
      text: bytes.toString("utf8").replace(/^\uFEFF/, ""),
      findings: [],
    };
  }
  const text = goodPart(bytes);
  return {
    text,
    findings: [
      {
        offset: text.length,
        path,
        found: "bytes that are not UTF-8 text",
        expected: "a text file saved as UTF-8",
        fix: "open the file in a text editor and save it again with the encoding UTF-8",
      },
    ],
  };
}

/**
 * Reads a text file of the content folder. `size` is asked of the folder's
 * listing, so that a huge file is refused before it is read.
 *
 * @throws {Error} when the file can't be read
 */
export async function readTextFile(
  location: string,
  size: number,
  path: string,
): Promise<TextFile> {
  if (size <= largestTextFile) return decode(await readFile(location), path);
  return {
    text: "",
    findings: [
      {
        offset: 0,
        path,
        found: count(size, "byte"),
        expected: `a text file of at most ${count(largestTextFile, "byte")}`,
        fix: "split the text over several pages, or remove what was pasted by mistake",
      },
    ],
  };
}
