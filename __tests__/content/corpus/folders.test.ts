/** @jest-environment node */
import { mkdir, symlink, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../../src/content/check-content";
import {
  type Files,
  inWords,
  problemsIn,
  removeFolders,
  temporaryFolder,
  writeContent,
} from "../support/content-folder";
import { validFiles } from "../support/valid-files";

afterEach(removeFolders);

/** The problems of the valid content after a change to its folder, in words. */
async function problemsAfter(
  changes: Files,
  alter: (folder: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const folder = await writeContent(changes);
  await alter(folder);
  return (await problemsIn(folder)).map(inWords);
}

const valid = (file: string) => validFiles[file] ?? "";
const onlyInContent =
  "only site.yml, home.yml, programs.yml, impact.yml, pages and images in the content folder";
const pageNames =
  "a name of lower-case letters, digits and hyphens that ends in .mdx";

test("a folder that isn't there", async () => {
  const result = await checkContent("/nowhere/at-all");

  expect(result).toEqual({
    problems: [
      {
        file: "/nowhere/at-all",
        line: 1,
        column: 1,
        path: "the content folder",
        found: "no folder that can be read",
        expected:
          "a folder with site.yml, home.yml, programs.yml, impact.yml, pages and images",
        fix: "check the folder's name, and where the command is run",
      },
    ],
    files: 0,
    notes: [],
    photos: [],
  });
});

test("a file where the folder should be", async () => {
  const file = path.join(await temporaryFolder(), "content");
  await writeFile(file, "");

  const { problems } = await checkContent(file);

  expect(problems.map(({ found }) => found)).toEqual([
    "no folder that can be read",
  ]);
});

test("an empty folder", async () => {
  const problems = await problemsIn(await temporaryFolder());

  expect(problems.map(({ file, found }) => [file, found])).toEqual([
    ["site.yml", "no such file"],
    ["home.yml", "no such file"],
    ["programs.yml", "no such file"],
    ["impact.yml", "no such file"],
    ["pages/about.mdx", "no such file"],
    ["pages/privacy-policy.mdx", "no such file"],
    ["pages/terms-of-use.mdx", "no such file"],
  ]);
});

test("a missing file", async () => {
  expect(await problemsAfter({ "impact.yml": null })).toEqual([
    [
      "impact.yml:1:1",
      "impact",
      "no such file",
      "the file impact.yml",
      "bring it back from an earlier version; the site can't do without it",
    ],
  ]);
});

test.each([["home.yaml"], ["Home.yml"], ["hom.yml"]])(
  "%s instead of home.yml",
  async (name) => {
    const changes = { "home.yml": null, [name]: valid("home.yml") };

    expect(await problemsAfter(changes)).toEqual([
      [`${name}:1:1`, name, name, onlyInContent, "did you mean home.yml?"],
    ]);
  },
);

test("a file that belongs nowhere", async () => {
  expect(await problemsAfter({ "budget.xlsx": "" })).toEqual([
    [
      "budget.xlsx:1:1",
      "budget.xlsx",
      "budget.xlsx",
      onlyInContent,
      "remove it, or move it: pages into pages, pictures into images",
    ],
  ]);
});

test("a folder where a file should be", async () => {
  const changes = { "site.yml": null, "site.yml/name.txt": "" };

  expect(await problemsAfter(changes)).toEqual([
    [
      "site.yml:1:1",
      "site.yml",
      "a folder",
      "a file named site.yml",
      "rename or remove it, and bring back the file",
    ],
  ]);
});

test("a folder among the pages", async () => {
  const changes = { "pages/help/faq.mdx": valid("pages/about.mdx") };

  expect(await problemsAfter(changes)).toEqual([
    [
      "pages/help:1:1",
      "pages › help",
      "a folder",
      "pages directly in content/pages, with no folders",
      "move its pages up into content/pages and remove it",
    ],
  ]);
});

test.each([
  ["Our Trails.mdx", "our-trails.mdx"],
  ["trails.md", "trails.mdx"],
  ["trails.MDX", "trails.mdx"],
  ["über_uns.mdx", "uber-uns.mdx"],
  ["trails--map.mdx", "trails-map.mdx"],
  ["草.mdx", "new-page.mdx"],
])("the page name %s", async (name, better) => {
  const changes = { [`pages/${name}`]: valid("pages/about.mdx") };

  expect(await problemsAfter(changes)).toEqual([
    [
      `pages/${name}:1:1`,
      `pages › ${name}`,
      name,
      pageNames,
      `rename it to ${better}`,
    ],
  ]);
});

test.each(["index", "404", "styleguide"])(
  "the reserved name %s",
  async (name) => {
    const changes = { [`pages/${name}.mdx`]: valid("pages/about.mdx") };

    expect(await problemsAfter(changes)).toEqual([
      [
        `pages/${name}.mdx:1:1`,
        `pages › ${name}.mdx`,
        `${name}.mdx`,
        "another name than index, 404 or styleguide, which the site uses itself",
        "rename the file; its name becomes the page's address",
      ],
    ]);
  },
);

test("a link that leads out of the folder", async () => {
  const problems = await problemsAfter({ "impact.yml": null }, (folder) =>
    symlink("/etc/hostname", path.join(folder, "impact.yml")),
  );

  expect(problems).toEqual([
    [
      "impact.yml:1:1",
      "impact.yml",
      "a link to something outside of the content folder",
      "a file",
      "replace the link with what it leads to",
    ],
  ]);
});

test.each([
  ["to nothing", "gone.yml"],
  ["to itself", "impact.yml"],
])("a link %s", async (_, target) => {
  const problems = await problemsAfter({ "impact.yml": null }, (folder) =>
    symlink(target, path.join(folder, "impact.yml")),
  );

  expect(problems.map(([place]) => place)).toEqual(["impact.yml:1:1"]);
});

test("a link within the folder is its target", async () => {
  const changes = {
    "impact.yml": null,
    "pages/team.mdx": valid("pages/about.mdx"),
  };
  const problems = await problemsAfter(changes, (folder) =>
    symlink("pages/team.mdx", path.join(folder, "impact.yml")),
  );

  expect(problems[0]?.slice(0, 2)).toEqual(["impact.yml:4:1", "impact"]);
});

test("text that is not UTF-8", async () => {
  const text = valid("impact.yml").replace("Our yearly", "Our jährliche");
  const changes = { "impact.yml": Buffer.from(text, "latin1") };

  expect(await problemsAfter(changes)).toEqual([
    [
      "impact.yml:11:16",
      "impact",
      "bytes that are not UTF-8 text",
      "a text file saved as UTF-8",
      "open the file in a text editor and save it again with the encoding UTF-8",
    ],
  ]);
});

test("text in UTF-16", async () => {
  const text = `\uFEFF${valid("pages/about.mdx")}`;
  const changes = { "pages/about.mdx": Buffer.from(text, "utf16le") };

  const problems = await problemsAfter(changes);

  expect(problems.map((problem) => problem.slice(0, 3))).toEqual([
    ["pages/about.mdx:1:1", "about", "bytes that are not UTF-8 text"],
  ]);
});

test("a file of 50 MB, which is not read", async () => {
  const started = performance.now();
  const problems = await problemsAfter({}, (folder) =>
    truncate(path.join(folder, "pages/about.mdx"), 50 * 1024 * 1024),
  );

  expect(problems).toEqual([
    [
      "pages/about.mdx:1:1",
      "about",
      "52,428,800 bytes",
      "a text file of at most 65,536 bytes",
      "split the text over several pages, or remove what was pasted by mistake",
    ],
  ]);
  expect(performance.now() - started).toBeLessThan(5000);
});

test("what systems and editors leave behind is let be", async () => {
  const changes = {
    ".DS_Store": "",
    "images/Thumbs.db": "",
    "pages/.about.mdx.swp": "",
    "home.yml~": "",
  };

  expect(await problemsAfter(changes)).toEqual([]);
});

test("a hidden page is a page to the build, and told", async () => {
  const changes = { "pages/.draft.mdx": valid("pages/about.mdx") };

  const problems = await problemsAfter(changes);

  expect(problems.map((problem) => problem.slice(0, 2))).toEqual([
    ["pages/.draft.mdx:1:1", "pages › .draft.mdx"],
  ]);
});

test("all problems at once, in the order of files, lines and columns", async () => {
  const problems = await problemsAfter(
    {
      "site.yml": valid("site.yml")
        .replace("Story County", "[")
        .replace("50010", "5"),
      "impact.yml": valid("impact.yml").replace("green", "grey"),
      "pages/about.mdx": valid("pages/about.mdx").replace("mail.", "m."),
      "pages/index.mdx": valid("pages/about.mdx"),
      "notes.txt": "",
    },
    (folder) => mkdir(path.join(folder, "videos")),
  );

  expect(problems.map(([place]) => place)).toEqual([
    "site.yml:3:9",
    "site.yml:10:15",
    "impact.yml:4:10",
    "notes.txt:1:1",
    "pages/index.mdx:1:1",
    "videos:1:1",
  ]);
});
