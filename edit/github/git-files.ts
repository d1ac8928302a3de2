import { z } from "zod";
import { keep, readKept } from "../store/browser-storage";
import { bytesOf, textFrom } from "../store/encoding";
import { Refused } from "../store/refused";
import { type ChangedFile, type FileText, unreadText } from "../store/texts";
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

export type GitFile = z.infer<typeof fileShape>;

const treeShape = z.object({
  tree: z.array(fileShape),
  truncated: z.boolean(),
});

const blobShape = z.object({ content: z.string() });

/** Git's hashes of files by their paths. */
export type Hashes = ReadonlyMap<string, string>;

/** All files and folders of a commit. */
export async function filesAt(api: GitHubApi, commit: string) {
  const { tree, truncated } = await api.request(
    `git/trees/${commit}?recursive=1`,
    treeShape,
  );
  if (truncated) throw new Refused("The repository has too many files.");
  return tree;
}

/** The files in a folder, by their paths in it. */
export const filesIn = (folder: string, files: readonly GitFile[]) =>
  files
    .filter(({ path }) => path.startsWith(folder))
    .map((file) => ({ ...file, path: file.path.slice(folder.length) }));

export const hashesOf = (files: readonly GitFile[]): Hashes =>
  new Map(
    files
      .filter(({ type }) => type !== "tree")
      .map(({ path, sha }) => [path, sha]),
  );

/** The hashes of the files in the content folder, by their paths in it. */
export const hashesAt = async (api: GitHubApi, commit: string) =>
  hashesOf(filesIn(contentFolder, await filesAt(api, commit)));

/**
 * In bytes. Pictures that the editor prepares are smaller; a stranger's larger ones
 * would fill the disk.
 */
const largestCached = 2 * 1024 * 1024;

/** The bytes of a file. They are requested once, and then cached. */
export async function bytesAt(api: GitHubApi, sha: string) {
  const cached = await readKept(sha);
  if (typeof cached === "string") return bytesOf(cached);
  const { content } = await api.request(`git/blobs/${sha}`, blobShape);
  const base64 = content.replaceAll(/\s/g, "");
  const bytes = bytesOf(base64);
  if (bytes.length <= largestCached) await keep(sha, base64);
  return bytes;
}

/**
 * What files hold at a commit with these hashes; null for those that aren't
 * there. A file that is unread before or after a change stays unread if it is
 * the same.
 *
 * @throws {Refused} if a text isn't UTF-8
 */
export const textsAt = (
  api: GitHubApi,
  hashes: Hashes,
  files: readonly (Pick<ChangedFile, "path"> & Partial<ChangedFile>)[],
): Promise<FileText[]> =>
  Promise.all(
    files.map(async ({ path, before, after }) => {
      const sha = hashes.get(path);
      if (sha === undefined) return { path, text: null };
      const unread = unreadText(sha);
      if ([before, after].includes(unread)) return { path, text: unread };
      return { path, text: textFrom(path, await bytesAt(api, sha)) };
    }),
  );
