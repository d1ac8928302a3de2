import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const made: string[] = [];

/** A new folder, removed after the last test of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "test-"));
  made.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true });
});
