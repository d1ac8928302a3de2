import { hasAction, pdfMarks } from "../../src/content/read/pdf-bytes";
import { readPictureBytes } from "../../src/content/read/picture-bytes";
import type { FolderEntry } from "../../src/content/read/snapshot";
import { isTextFile } from "../../src/content/schema/files";
import {
  dayPicture,
  isDocumentName,
} from "../../src/content/schema/upload-names";
import { bytesOf } from "../store/encoding";
import type { Unsaved } from "./content-state";
import { usersOf } from "./upload-places";
import { type ContentFolder, type FileText, isUnread } from "../store/texts";

function entryOf(path: string, base64: string): FolderEntry {
  const bytes = bytesOf(base64);
  const file = { path, kind: "file", size: bytes.length } as const;
  if (!isDocumentName(path)) {
    // Somebody else may have uploaded it as the camera made it.
    return { ...file, picture: readPictureBytes(bytes) };
  }
  // Without unpacking it. Compressed objects are read when it is saved, and by
  // the check of the pull request.
  const pdf = { ...pdfMarks(bytes), runsProgram: hasAction(bytes) };
  return { ...file, pdf };
}

/** By path, so that each file is read once, not at every keystroke. */
const entries = new Map<string, { base64: string; entry: FolderEntry }>();

/** The entry of a picture or document, from its bytes alone. */
export function addedEntry(path: string, base64: string): FolderEntry {
  const before = entries.get(path);
  if (before?.base64 === base64) return before.entry;
  const entry = entryOf(path, base64);
  entries.set(path, { base64, entry });
  return entry;
}

/**
 * Deletes the pictures and documents that were only tried: added here, named in a
 * text that is gone, and nowhere else. Saving would publish them.
 */
export const deleteTried = (
  { texts, stored }: Unsaved,
  gone: string,
): FileText[] =>
  [...texts.keys()]
    .filter((path) => {
      const upload = dayPicture(path);
      const isAdded = !stored.has(path) && !isTextFile(path);
      const isNamed = usersOf(texts, upload).length > 0;
      return isAdded && gone.includes(upload) && !isNamed;
    })
    .map((path) => ({ path, text: null }));

/** What the check knows of a picture or document. */
export const uploadIn = (
  { unread }: ContentFolder,
  path: string,
  text: string,
): FolderEntry =>
  isUnread(text)
    ? (unread.get(path) ?? { path, kind: "file", size: 0 })
    : addedEntry(path, text);

export const documentsIn = (folder: ContentFolder) =>
  Array.from(folder.texts)
    .filter(([path]) => isDocumentName(path))
    .map(([path, text]) => uploadIn(folder, path, text));
