import { z } from "zod";
import type { Entry } from "../../src/content/read/snapshot";
import { textIn } from "../../src/content/read/text";
import { isTextFile } from "../../src/content/schema/files";
import {
  isDocumentName,
  isPictureName,
} from "../../src/content/schema/upload-names";
import { openSnapshot } from "../store/open-snapshot";
import { type FileText, unreadText, withChanges } from "../store/texts";
import { keep, readKept } from "../store/browser-storage";
import { bytesOf, textFrom } from "../store/encoding";
import { Refused } from "../store/refused";
import type { GitHubApi } from "./github-api";

/** The folder of the repository that staff edit. */
export const contentFolder = "content/";

const fileShape = z.object({
  path: z.string(),
  mode: z.string(),
  type: z.string(),
  sha: z.string(),
  size: z.number().optional(),
});

type GitFile = z.infer<typeof fileShape>;

const treeShape = z.object({
  tree: z.array(fileShape),
  truncated: z.boolean(),
});

const blobShape = z.object({ content: z.string() });

/** Git's hashes of files by their paths; undefined for a file that isn't there. */
export type Hashes = ReadonlyMap<string, string | undefined>;

interface BuiltFile {
  /** Git's hash of it. */
  readonly sha: string;
  readonly entry: Entry;
}

/** The pictures and documents of the built site, by their paths. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/** Built files, as the build writes them in JSON. */
export type BuiltList = readonly (readonly [string, BuiltFile])[];

/** All files and folders of a commit. */
async function filesAt(api: GitHubApi, commit: string) {
  const answer = await api.ask(`git/trees/${commit}?recursive=1`, treeShape);
  if (answer.truncated) {
    throw new Refused("The repository has too many files.");
  }
  return answer.tree;
}

/** The files in a folder, by their paths in it. */
const filesIn = (folder: string, files: readonly GitFile[]) =>
  files
    .filter(({ path }) => path.startsWith(folder))
    .map((file) => ({ ...file, path: file.path.slice(folder.length) }));

const hashesOf = (files: readonly GitFile[]): Hashes =>
  new Map(
    files
      .filter(({ type }) => type !== "tree")
      .map(({ path, sha }) => [path, sha]),
  );

/** The hashes of the files in the content folder, by their paths in it. */
export const hashesAt = async (api: GitHubApi, commit: string) =>
  hashesOf(filesIn(contentFolder, await filesAt(api, commit)));

/** The bytes of a file. They are requested once, and then cached. */
export async function bytesAt(api: GitHubApi, sha: string) {
  const cached = await readKept(sha);
  if (typeof cached === "string") return bytesOf(cached);
  const { content } = await api.ask(`git/blobs/${sha}`, blobShape);
  const base64 = content.replaceAll(/\s/g, "");
  await keep(sha, base64);
  return bytesOf(base64);
}

/**
 * What files hold at a commit with these hashes; null for those that aren't
 * there. A file that is unread in `before` stays unread if it is still the
 * same.
 *
 * @throws {Refused} if a text isn't UTF-8
 */
export const textsAt = (
  api: GitHubApi,
  hashes: Hashes,
  files: readonly { path: string; before?: string | null }[],
): Promise<FileText[]> =>
  Promise.all(
    files.map(async ({ path, before }) => {
      const sha = hashes.get(path);
      if (sha === undefined) return { path, text: null };
      if (before === unreadText(sha)) return { path, text: before };
      return { path, text: textFrom(path, await bytesAt(api, sha)) };
    }),
  );

/** By Git's modes; all other modes are files. */
const kinds: ReadonlyMap<string, Entry["kind"]> = new Map([
  ["120000", "link"],
  ["160000", "other"],
  ["040000", "folder"],
]);

/**
 * Reads the content at a commit.
 *
 * @param built the pictures and documents of the built site
 * @returns also the hashes of the files in the folder, and of those outside of
 * it
 * @throws {Refused}
 */
export async function readRepository(
  api: GitHubApi,
  commit: string,
  built: BuiltFiles,
) {
  const files = await filesAt(api, commit);
  const inContent = filesIn(contentFolder, files);
  const hashes = hashesOf(inContent);
  const outside = files.filter(({ path }) => !path.startsWith(contentFolder));
  const isNew = ({ path, sha }: GitFile) =>
    (isPictureName(path) || isDocumentName(path)) &&
    built.get(path)?.sha !== sha;

  const entries = await Promise.all(
    inContent
      .filter((file) => !isNew(file))
      .map(async ({ path, mode, sha, size = 0 }): Promise<Entry> => {
        const kind = kinds.get(mode) ?? "file";
        if (kind !== "file") return { path, kind, size };
        if (!isTextFile(path)) {
          return built.get(path)?.entry ?? { path, kind, size };
        }
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
  const content = openSnapshot(api.repository, snapshot, hashes);
  // Read completely, because the built site doesn't have them yet.
  const added = await textsAt(api, hashes, inContent.filter(isNew));
  const texts = withChanges(content.texts, added);
  return {
    content: { ...content, texts },
    hashes,
    outside: hashesOf(outside),
  };
}
