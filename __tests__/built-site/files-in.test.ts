/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn } from "../../src/built-site/files-in";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "files-in-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("lists files in subfolders, sorted, but no folders", async () => {
  await mkdir(path.join(folder, "b", "empty"), { recursive: true });
  for (const name of ["c.txt", "b/d.txt", "a.txt"]) {
    await writeFile(path.join(folder, name), "");
  }

  expect(await filesIn(folder)).toEqual(["a.txt", "b/d.txt", "c.txt"]);
});

test("rejects if the folder does not exist", async () => {
  await expect(filesIn(path.join(folder, "gone"))).rejects.toThrow("ENOENT");
});
