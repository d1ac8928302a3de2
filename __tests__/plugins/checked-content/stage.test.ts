import { cp, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { parseFrontmatter } from "gatsby-plugin-mdx/dist/frontmatter";
import {
  addToStage,
  removeFromStage,
} from "../../../plugins/gatsby-plugin-checked-content/stage";
import { writeFiles } from "../../setup/temporary-folder";
import { type SampleCopy, sampleCopy } from "./support/sample-copy";

const page = "pages/about.mdx";

let copy: SampleCopy;

beforeEach(async () => {
  copy = await sampleCopy();
});

function stage() {
  removeFromStage(copy.latest.content, copy.folders);
  addToStage(copy.latest.content, copy.folders);
}

const inStage = (name: string) => path.join(copy.folders.stage, name);

// Read directly, content/ could hold a file that nobody checked.
test("ignores files that were not checked, and removes them", async () => {
  await writeFiles(copy.folders.folder, {
    ".a/site.yml": "name: Planted\n",
    "__mocks__/fs.js": "",
    "pages/.a/about.mdx": "",
    "site.yml": "name: Planted\n",
    "pages/planted.mdx": "",
  });
  await cp(copy.folders.folder, copy.folders.stage, { recursive: true });

  stage();

  const { pages, pictures } = copy.latest.content;
  const options = { recursive: true, withFileTypes: true } as const;
  const staged = (await readdir(copy.folders.stage, options))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(staged.toSorted()).toEqual(
    [...pages.map(({ file }) => file), ...pictures].map(inStage).toSorted(),
  );
});

// A bomb of YAML aliases there used up all memory, and an innocent horizontal
// rule was an error.
test("Gatsby finds no front matter in the text of a page", async () => {
  for (const text of [
    "---\n\nNote: this: that\n",
    "---\ntitle: Planted\n---\nText\n",
    "---\r\ntitle: Planted\r\n---\r\nText\r\n",
    "\uFEFF---\ntitle: Planted\n---\n",
    "---js\n{ title: 'Planted' }\n---\n",
    "---foo\nText\n",
    "",
  ]) {
    await writeFiles(copy.folders.folder, {
      [page]: `\uFEFF---\ntitle: About\n---\n${text}`,
    });

    stage();

    const source = await readFile(inStage(page), "utf8");
    expect(parseFrontmatter(text, source)).toEqual({
      frontmatter: {},
      body: source,
    });
    expect(source.trim()).toBe(text.trim());
  }
});

test("writes nothing again that is the same", async () => {
  stage();
  const { mtimeMs } = await stat(inStage(page));

  stage();

  expect(await stat(inStage(page))).toMatchObject({ mtimeMs });
});

test("copies documents to the site, and removes those that are gone", async () => {
  const folder = path.join(copy.folders.site, "documents");
  // The page is one with the address /documents.
  await writeFiles(folder, { "old-map.pdf": "", "index.html": "" });

  stage();

  expect(await readdir(folder)).toEqual(["index.html", "route-map.pdf"]);
});
