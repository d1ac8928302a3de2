import { imageSize } from "image-size";
import { pdfEnds, pdfMarks } from "../../src/content/read/pdf-marks";
import type { Entry, Picture } from "../../src/content/read/snapshot";
import { isDocumentName } from "../../src/content/schema/upload-names";
import { bytesOf } from "../encoding";
import type { Texts } from "./edits";

const pdfOf = (bytes: Uint8Array) => ({
  ...pdfMarks(bytes.slice(0, pdfEnds), bytes.slice(-pdfEnds)),
  // What is in it is looked at when it is saved.
  runsProgram: false,
});

function pictureOf(bytes: Uint8Array): Picture {
  try {
    const { type, width, height } = imageSize(bytes);
    const format = type === "jpg" ? "jpeg" : type;
    // It was encoded anew.
    return { format, width, height, hasLocation: false };
  } catch {
    // Somebody else may have uploaded what only has the name of a picture.
    return { format: undefined, width: 0, height: 0, hasLocation: false };
  }
}

function entryOf(path: string, base64: string): Entry {
  const bytes = bytesOf(base64);
  const file = { path, kind: "file", size: bytes.length } as const;
  return isDocumentName(path)
    ? { ...file, pdf: pdfOf(bytes) }
    : { ...file, picture: pictureOf(bytes) };
}

/** The documents that there are, those added included. */
export const documentsIn = (entries: readonly Entry[], texts: Texts) => [
  ...entries.filter(({ path }) => isDocumentName(path)),
  ...Array.from(texts)
    .filter(([path]) => isDocumentName(path))
    .map(([path, base64]) => addedEntry(path, base64)),
];

/** Each is read once, not at every key. */
const read = new Map<string, { readonly base64: string; entry: Entry }>();

/** What the check knows of a picture or a document that was added here. */
export function addedEntry(path: string, base64: string): Entry {
  const before = read.get(path);
  if (before?.base64 === base64) return before.entry;
  const entry = entryOf(path, base64);
  read.set(path, { base64, entry });
  return entry;
}
