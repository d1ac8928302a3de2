import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Content } from "../../src/content/site/content";
import { bodyStart } from "../../src/content/read/front-matter";

export interface Folders {
  /** The content folder, as named in reports. */
  readonly folder: string;
  /** The folder of fetched photos, which builds share. */
  readonly downloads: string;
  /** The staging folder, from which Gatsby reads pages and pictures. */
  readonly stage: string;
  /** The folder of the built site, to which documents are copied. */
  readonly site: string;
}

export interface StagedContent extends Content {
  /** Paths of the fetched photos: `photos/…/photo.jpg`. */
  readonly stockPhotos: readonly string[];
}

function stagedBytes(name: string, bytes: Buffer) {
  if (!name.endsWith(".mdx")) return bytes;
  const text = bytes.toString();
  // The empty line keeps a text that begins with hyphens from being front matter.
  return Buffer.from(`\n${text.slice(bodyStart(text))}`);
}

/** The location of each copy, with the file that it is made from. */
function copiesOf(content: StagedContent, folders: Folders) {
  const { folder, downloads, stage, site } = folders;
  const copies = (names: readonly string[], from: string, to: string) =>
    names.map((name) => [path.join(to, name), path.join(from, name)] as const);
  const pages = content.pages.map(({ file }) => file);
  return new Map([
    ...copies([...pages, ...content.pictures], folder, stage),
    ...copies(content.stockPhotos, downloads, stage),
    ...copies(content.documents, folder, site),
  ]);
}

/** Copies the checked pages and pictures to the stage, and documents to the site. */
export function addToStage(content: StagedContent, folders: Folders) {
  for (const [copy, file] of copiesOf(content, folders)) {
    const bytes = stagedBytes(file, readFileSync(file));
    // Watchers should see only changes.
    if (existsSync(copy) && readFileSync(copy).equals(bytes)) continue;
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, bytes);
  }
}

function entriesIn(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true });
}

/**
 * Removes everything from the stage but the copies and their folders, and
 * documents that are no longer in the content from the site.
 */
export function removeFromStage(content: StagedContent, folders: Folders) {
  const copies = copiesOf(content, folders);
  // A page with the address /documents has a file in the folder too.
  const documents = entriesIn(path.join(folders.site, "documents")).filter(
    ({ name }) => name.endsWith(".pdf"),
  );
  for (const entry of [...entriesIn(folders.stage), ...documents]) {
    const file = path.join(entry.parentPath, entry.name);
    const isKept = entry.isDirectory()
      ? !copies.has(file)
      : entry.isFile() && copies.has(file);
    if (!isKept) rmSync(file, { recursive: true, force: true });
  }
}
