import { type CheckOptions, check } from "../../../src/content/check/check";
import {
  contentFolders,
  isDocumentName,
  isPictureName,
} from "../../../src/content/schema/upload-names";
import type {
  FolderEntry,
  Picture,
  Snapshot,
} from "../../../src/content/read/snapshot";
import { textIn } from "../../../src/content/read/text";
import { breadcrumbs } from "../../../src/content/words/show";
import { edited, now, validFiles, validPictures } from "./valid-files";

/** Properties of a valid picture. */
const goodPicture: Picture = {
  format: "jpeg",
  width: 1600,
  height: 900,
  hasLocation: false,
};

function fileEntry(path: string, text: string): FolderEntry {
  const bytes = Buffer.from(text);
  const entry: FolderEntry = { path, kind: "file", size: bytes.length };
  if (isDocumentName(path)) {
    return {
      ...entry,
      pdf: { hasStart: true, hasEnd: true, runsProgram: false },
    };
  }
  return isPictureName(path)
    ? { ...entry, picture: goodPicture }
    : { ...entry, ...textIn(bytes) };
}

export const emptyFolder: Snapshot = {
  entries: [],
  staticFiles: new Set(),
  changed: new Map(),
  notes: [],
};

/** Files to replace or add, by name; null removes one. */
export type Files = Readonly<Record<string, string | null>>;

/** The sample content as loaded, with some files replaced, added or removed. */
export function snapshotWith(
  changes: Files = {},
  rest: Partial<Snapshot> = {},
): Snapshot {
  const pictures = Object.entries(validPictures)
    .map(([name, [width, height]]): FolderEntry => {
      const format = name.endsWith(".png") ? "png" : "jpeg";
      return {
        path: `images/${name}`,
        kind: "file",
        size: 1,
        picture: { ...goodPicture, format, width, height },
      };
    })
    .filter(({ path }) => !(path in changes));
  const files = Object.entries({ ...validFiles, ...changes }).flatMap(
    ([path, text]): FolderEntry[] => {
      if (text === null) return [];
      const [top = "", ...below] = path.split("/");
      const known = contentFolders.includes(top) ? 1 : 0;
      // The loader doesn't read unknown folders.
      const folder = [top, ...below.slice(0, known)].join("/");
      return below.length > known
        ? [{ path: folder, kind: "folder", size: 0 }]
        : [fileEntry(path, text)];
    },
  );
  return { ...emptyFolder, entries: [...files, ...pictures], ...rest };
}

/** Checks the sample content with some files replaced, added or removed. */
export const checkSample = (
  files: Files = {},
  rest: Partial<Snapshot> = {},
  options: CheckOptions = {},
) => check(snapshotWith(files, rest), { now, ...options });

/** The problems in the sample with some files replaced: place, where in words, and found. */
export const reportOf = (...sample: Parameters<typeof checkSample>) =>
  checkSample(...sample).problems.map(
    ({ file, line, column, where, found }) =>
      `${file}:${line}:${column} ${breadcrumbs(where)}: ${found}`,
  );

/** What to do about the problems in the sample. */
export const fixesFor = (...sample: Parameters<typeof checkSample>) =>
  checkSample(...sample).problems.map(({ fix }) => fix);

/** The About page with another text under its heading. */
export const aboutPage = (text: string) => ({
  "pages/about.mdx": edited("pages/about.mdx", "We restore prairie.", text),
});
