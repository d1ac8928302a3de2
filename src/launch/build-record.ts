import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesHash } from "../build/folder-hash";
import { readContentFolder } from "../content/check/content-folder";

/** Beside the content, where builds keep what is not for visitors. */
const recordOf = (content: string) =>
  path.join(content, "..", ".cache", "built-content");

/** Of what the checker looks at: the Finder's own files come and go. */
async function contentHash(content: string) {
  const entries = await readContentFolder(content);
  return filesHash(entries.filter(({ kind }) => kind === "file"));
}

/** Keeps which content a build was made from. */
export async function recordBuild(content: string): Promise<void> {
  const file = recordOf(content);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await contentHash(content));
}

/**
 * Whether the last build was made from the content as it is. By the content
 * itself: the times of files are those of the checkout.
 */
export async function isBuiltFrom(content: string): Promise<boolean> {
  const built = await readFile(recordOf(content), "utf8").catch(() => "");
  return built === (await contentHash(content));
}
