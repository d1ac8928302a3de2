/** @jest-environment node */
import { access, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { dropOtherPrefix, markPrefix } from "../../src/build/other-prefix";

let project = "";

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), "prefix-"));
  await mkdir(path.join(project, "public"));
  await writeFile(path.join(project, "public", "index.html"), "");
});

afterEach(() => rm(project, { recursive: true }));

function isBuilt() {
  return access(path.join(project, "public", "index.html")).then(
    () => true,
    () => false,
  );
}

test.each([
  ["", "/trust"],
  ["/trust", ""],
  ["/trust", "/prairie"],
])("a site built under %j is gone before one under %j", async (first, then) => {
  await markPrefix(project, first);
  await dropOtherPrefix(project, then);

  expect(await isBuilt()).toBe(false);
});

test.each(["", "/trust"])("a site stays when %j stays", async (prefix) => {
  await markPrefix(project, prefix);
  await dropOtherPrefix(project, prefix);

  expect(await isBuilt()).toBe(true);
});

test("a site without a mark stays", async () => {
  await dropOtherPrefix(project, "/trust");

  expect(await isBuilt()).toBe(true);
});
