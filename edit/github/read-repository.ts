import type { FolderEntry } from "../../src/content/read/snapshot";
import { textIn } from "../../src/content/read/text";
import { isSystemFile, isTextFile } from "../../src/content/schema/files";
import { largestTextFile } from "../../src/content/schema/limits";
import { isUploadName } from "../../src/content/schema/upload-names";
import { type HashedEntry, openSnapshot } from "../store/open-snapshot";
import { Refused } from "../store/refused";
import { withChanges } from "../store/texts";
import {
  type GitFile,
  bytesAt,
  contentFolder,
  filesAt,
  filesIn,
  hashesOf,
  textsAt,
} from "./git-files";
import type { GitHubApi } from "./github-api";

/**
 * In bytes, of all pictures and documents that the built site doesn't have yet. More
 * would take the browser minutes and all of its memory.
 */
const mostUploads = 200 * 1024 * 1024;

/** Whether it is a file, by Git's mode; links and submodules are `other`. */
function kindOf({ mode }: GitFile): FolderEntry["kind"] {
  if (mode === "040000") return "folder";
  return mode.startsWith("100") ? "file" : "other";
}

/**
 * Reads the content at a commit.
 *
 * @param built the pictures and documents of the built site
 * @returns also the hashes of the files in the folder, and of all that the editor
 * doesn't show, such as code
 * @throws {Refused}
 */
export async function readRepository(
  api: GitHubApi,
  commit: string,
  built: readonly HashedEntry[],
) {
  const files = await filesAt(api, commit);
  const inContent = filesIn(contentFolder, files).filter(
    ({ path }) => !isSystemFile(path),
  );
  const hashes = hashesOf(inContent);
  const builtEntries = new Map(built.map((entry) => [entry.path, entry]));
  const isNew = (file: GitFile) =>
    kindOf(file) === "file" &&
    isUploadName(file.path) &&
    builtEntries.get(file.path)?.hash !== file.sha;

  const uploads = inContent.filter(isNew);
  const total = uploads.reduce((sum, { size = 0 }) => sum + size, 0);
  if (total > mostUploads) {
    throw new Refused(
      "The new pictures and documents are too large to open here. Look at them on GitHub.",
    );
  }
  const entries = await Promise.all(
    inContent
      .filter((file) => !uploads.includes(file))
      .map(async (file): Promise<HashedEntry> => {
        const { path, sha, size = 0 } = file;
        const kind = kindOf(file);
        if (kind !== "file") return { path, kind, size };
        if (!isTextFile(path)) {
          return builtEntries.get(path) ?? { path, kind, size };
        }
        // As in a folder: a stranger's file of a few megabytes would keep the
        // editor busy for minutes.
        if (size > largestTextFile) return { path, kind, size };
        return { path, kind, size, ...textIn(await bytesAt(api, sha)) };
      }),
  );
  const snapshot = {
    entries: entries.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    staticFiles: new Set(
      filesIn("static/", files).map(({ path }) => `/${path}`),
    ),
    changed: new Map(),
    notes: [],
  };
  const content = openSnapshot(api.repository, snapshot);
  // Read completely, because the built site doesn't have them yet.
  const added = await textsAt(api, hashes, uploads);
  const texts = withChanges(content.texts, added);
  const isSeen = ({ path }: GitFile) =>
    path.startsWith(contentFolder) &&
    texts.has(path.slice(contentFolder.length));
  return {
    content: { ...content, texts },
    hashes,
    unseen: hashesOf(files.filter((file) => !isSeen(file))),
  };
}
