/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderHash } from "../../src/build/folder-hash";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hash-"));
  await writeFile(path.join(folder, "a.ts"), "one");
  await mkdir(path.join(folder, "deep"));
  await writeFile(path.join(folder, "deep", "c.ts"), "three");
});

afterEach(() => rm(folder, { recursive: true }));

test("the same files have the same hash", async () => {
  expect(await folderHash(folder)).toBe(await folderHash(folder));
});

test.each([
  ["another text", "a.ts", "two"],
  ["a further file", "b.ts", ""],
  ["another text below", "deep/c.ts", "four"],
])("%s gives another", async (_, name, text) => {
  const before = await folderHash(folder);

  await writeFile(path.join(folder, name), text);

  expect(await folderHash(folder)).not.toBe(before);
});
