/** @jest-environment node */
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stageContent } from "../../src/develop/stage-content";

let folder: string;
let content: string;
let stage: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stage-"));
  content = path.join(folder, "content");
  stage = path.join(folder, "stage");
  await mkdir(path.join(content, "pages"), { recursive: true });
  await writeFile(path.join(content, "site.yml"), "name: One\n");
  await writeFile(path.join(content, "pages", "about.mdx"), "About\n");
  await stageContent(content, stage);
});

afterEach(() => rm(folder, { recursive: true }));

test("makes the stage from nothing, folders too", async () => {
  expect(await readFile(path.join(stage, "site.yml"), "utf8")).toBe(
    "name: One\n",
  );
  expect(await readFile(path.join(stage, "pages/about.mdx"), "utf8")).toBe(
    "About\n",
  );
});

test("brings over a file that changed, and leaves the others alone", async () => {
  const before = await stat(path.join(stage, "pages/about.mdx"));
  await writeFile(path.join(content, "site.yml"), "name: Two\n");

  await stageContent(content, stage);

  expect(await readFile(path.join(stage, "site.yml"), "utf8")).toBe(
    "name: Two\n",
  );
  const after = await stat(path.join(stage, "pages/about.mdx"));
  expect(after.ctimeMs).toBe(before.ctimeMs);
});

test("takes away a file that is gone", async () => {
  await rm(path.join(content, "pages", "about.mdx"));

  await stageContent(content, stage);

  expect(await readdir(path.join(stage, "pages"))).toEqual([]);
});

test("holds nothing when there is no content folder any more", async () => {
  await rm(content, { recursive: true });

  await stageContent(content, stage);

  expect(await readdir(path.join(stage, "pages"))).toEqual([]);
});
