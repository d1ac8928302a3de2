import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../build/files-in";
import { filesHash } from "../build/folder-hash";

/** Beside the content, where builds keep what is not for visitors. */
const recordOf = (content: string) =>
  path.join(content, "..", ".cache", "built-content");

/** Of what is read: the Finder's own files come and go. */
async function contentHash(content: string) {
  const files = await filesIn(content);
  return filesHash(
    files
      .filter((file) => !file.endsWith(".DS_Store"))
      .map((file) => ({ path: file, location: path.join(content, file) })),
  );
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
