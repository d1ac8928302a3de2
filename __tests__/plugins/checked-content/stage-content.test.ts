/** @jest-environment node */
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseFrontmatter } from "gatsby-plugin-mdx/dist/frontmatter";
import {
  clearStage,
  fillStage,
} from "../../../plugins/gatsby-plugin-checked-content/stage-content";

const page = "pages/about.mdx";
const picture = "images/hero.jpg";

async function stageContent(content: string, stage: string, names: string[]) {
  await clearStage(stage, names);
  await fillStage(content, stage, names);
}

let folder: string;
let content: string;
let stage: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stage-"));
  content = path.join(folder, "content");
  stage = path.join(folder, "stage");
  await mkdir(path.join(content, "pages"), { recursive: true });
  await mkdir(path.join(content, "images"));
  await writeFile(path.join(content, page), "About\n");
  await writeFile(path.join(content, picture), "Hero\n");
  await stageContent(content, stage, [page, picture]);
});

afterEach(() => rm(folder, { recursive: true }));

const staged = async () =>
  (await readdir(stage, { recursive: true })).toSorted();

const wanted = ["images", picture, "pages", page];

test("creates the stage and its folders", async () => {
  expect(await staged()).toEqual(wanted);
  expect(await readFile(path.join(stage, page), "utf8")).toBe("\nAbout\n");
});

test("copies only changed files", async () => {
  const before = await stat(path.join(stage, page));
  await writeFile(path.join(content, picture), "Heron\n");

  await stageContent(content, stage, [page, picture]);

  expect(await readFile(path.join(stage, picture), "utf8")).toBe("Heron\n");
  const after = await stat(path.join(stage, page));
  expect(after.ctimeMs).toBe(before.ctimeMs);
});

// A bomb of YAML aliases there ate all memory, and an honest rule was an error.
test.each([
  ["a rule", "---\n\nNote: this: that\n"],
  ["a second front matter", "---\ntitle: Planted\n---\nText\n"],
  ["the same on Windows", "---\r\ntitle: Planted\r\n---\r\nText\r\n"],
  ["front matter after a byte order mark", "\uFEFF---\ntitle: Planted\n---\n"],
  ["front matter as a script", "---js\n{ title: 'Planted' }\n---\n"],
  ["a word after the hyphens", "---foo\nText\n"],
  ["nothing", ""],
])("Gatsby finds no front matter in a text that is %s", async (what, text) => {
  const front = "---\ntitle: About\n---\n";
  await writeFile(path.join(content, page), front + text);

  await stageContent(content, stage, [page, picture]);

  const source = await readFile(path.join(stage, page), "utf8");
  expect(parseFrontmatter(what, source)).toEqual({
    frontmatter: {},
    body: source,
  });
  expect(source.trim()).toBe(text.trim());
});

// Reading content/ directly would include hidden files such as `.a/site.yml`.
test.each([
  ["a hidden folder", ".a/site.yml"],
  ["a file of another name", "site.yml"],
  ["a folder in a folder", "pages/.a/about.mdx"],
])("ignores %s and removes it from the stage", async (_, name) => {
  await mkdir(path.dirname(path.join(content, name)), { recursive: true });
  await writeFile(path.join(content, name), "name: Planted\n");
  await cp(content, stage, { recursive: true });

  await stageContent(content, stage, [page, picture]);

  expect(await staged()).toEqual(wanted);
});

test("removes links and folders with the name of a staged file", async () => {
  const elsewhere = path.join(folder, "elsewhere");
  await writeFile(elsewhere, "About\n");
  await rm(path.join(stage, page));
  await symlink(elsewhere, path.join(stage, page));
  await rm(path.join(stage, picture));
  await mkdir(path.join(stage, picture));

  await stageContent(content, stage, [page, picture]);

  for (const name of [page, picture]) {
    const [entry] = await readdir(path.dirname(path.join(stage, name)), {
      withFileTypes: true,
    });
    expect(entry?.isFile()).toBe(true);
  }
});
