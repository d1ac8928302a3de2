import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const made: string[] = [];

/** A new folder, removed after the last test of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "test-"));
  made.push(folder);
  return folder;
}

/** Writes files by name, with the folders that they are in. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true });
});
