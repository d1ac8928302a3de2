/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { dropOtherPrefix, markPrefix } from "../../src/build/other-prefix";

/** Of the site, and of the cache that fonts get their addresses from. */
const files = ["public/index.html", ".cache/webpack/0.pack"];

let project = "";

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), "prefix-"));
  for (const file of files) {
    await mkdir(path.dirname(path.join(project, file)), { recursive: true });
    await writeFile(path.join(project, file), "");
  }
});

afterEach(() => rm(project, { recursive: true }));

function left() {
  return files.filter((file) => existsSync(path.join(project, file)));
}

test.each([
  ["", "/trust"],
  ["/trust", ""],
  ["/trust", "/prairie"],
])("a site built under %j is gone before one under %j", async (first, then) => {
  await markPrefix(project, first);
  await dropOtherPrefix(project, then);

  expect(left()).toEqual([]);
});

test.each(["", "/trust"])("a site stays when %j stays", async (prefix) => {
  await markPrefix(project, prefix);
  await dropOtherPrefix(project, prefix);

  expect(left()).toEqual(files);
});

test("a site without a mark stays", async () => {
  await dropOtherPrefix(project, "/trust");

  expect(left()).toEqual(files);
});
