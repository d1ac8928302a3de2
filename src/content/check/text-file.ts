import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import type { Finding } from "./finding";
import { fileSize } from "./file-size";

/** Far more than any page or list needs; a larger file is one put here by mistake. */
const largestTextFile = 64 * 1024;

interface TextFile {
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

/** What the first bytes of some files say, which a name can't hide. */
const signatures: readonly { start: string; found: string; fix: string }[] = [
  {
    start: "PK\u0003\u0004",
    found: "a Word document, or another packed file, under another name",
    fix: "open it in Word, copy its text into a new file made on GitHub, and delete this one",
  },
  {
    start: "%PDF-",
    found: "a PDF under another name",
    fix: "copy its text into a new file made on GitHub, and delete this one",
  },
];

/** Why bytes that aren't UTF-8 can't be read. */
function binaryWords(bytes: Buffer): Omit<Finding, "offset" | "path"> {
  const start = bytes.subarray(0, 8).toString("latin1");
  const known = signatures.find((kind) => start.startsWith(kind.start));
  return {
    found: known?.found ?? "bytes that are not UTF-8 text",
    expected: "a text file saved as UTF-8",
    fix:
      known?.fix ??
      "open the file in a text editor and save it again with the encoding UTF-8",
  };
}

/** Line ends that the YAML readers of the build take for no line ends. */
function findOldLineEnds(text: string, path: string): Finding[] {
  if (!text.includes("\r") || text.includes("\n")) return [];
  return [
    {
      offset: text.indexOf("\r"),
      path,
      found: "the line ends of old Macs, carriage returns alone",
      expected: "ordinary line ends",
      fix: "copy all of the text into the file on GitHub, or save it with Unix or Windows line ends",
    },
  ];
}

/** Reads bytes as UTF-8, or says where they stop being it. */
export function decode(bytes: Buffer, path: string): TextFile {
  if (isUtf8(bytes)) {
    const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
    return { text, findings: findOldLineEnds(text, path) };
  }
  const text = goodPart(bytes);
  return {
    text,
    findings: [{ offset: text.length, path, ...binaryWords(bytes) }],
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
        found: fileSize(size),
        expected: `a text file of at most ${fileSize(largestTextFile)}`,
        fix: "split the text over several pages, or remove what was pasted by mistake",
      },
    ],
  };
}
