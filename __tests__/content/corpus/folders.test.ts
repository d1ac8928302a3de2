/** @jest-environment node */
import { once } from "node:events";
import { mkdir, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
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
import { validFiles, validPictures } from "../support/valid-files";

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
    launch: false,
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

test("a missing page", async () => {
  const problems = await problemsAfter({ "pages/terms-of-use.mdx": null });

  expect(problems.map((problem) => problem.slice(0, 3))).toEqual([
    ["pages/terms-of-use.mdx:1:1", "pages › terms-of-use", "no such file"],
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

const knownKinds = "pages that end in .mdx, and pictures";
const noPdf =
  "delete it here; this site takes no PDFs, but a page can link to one that is on another site";

test.each([
  [
    "Flyer.docx",
    "a Word document",
    "make a new file flyer.mdx in content/pages, copy the text into it, and delete this one",
  ],
  [
    "Our Notes.rtf",
    "a document of a word processor",
    "make a new file our-notes.mdx in content/pages, copy the text into it, and delete this one",
  ],
  ["report.pdf", "a PDF", noPdf],
  [
    "budget.xlsx",
    "a spreadsheet",
    "delete it here, and write what visitors need into a page, as a table",
  ],
  [
    "talk.pptx",
    "a presentation",
    "delete it here, and write what visitors need into a page",
  ],
  [
    "burn.mov",
    "a recording",
    "delete it here; this site shows no videos, but a page can link to one that is on another site",
  ],
])("%s, wherever it is", async (name, what, fix) => {
  const changes = { [name]: "", [`pages/${name}`]: "", [`images/${name}`]: "" };
  const words = [`${name}, ${what}`];

  expect(new Set(await problemsAfter(changes))).toEqual(
    new Set([
      [`${name}:1:1`, name, ...words, knownKinds, fix],
      [`images/${name}:1:1`, `images › ${name}`, ...words, knownKinds, fix],
      [`pages/${name}:1:1`, `pages › ${name}`, ...words, knownKinds, fix],
    ]),
  );
});

test("a file that belongs nowhere", async () => {
  expect(await problemsAfter({ "backup.zip": "" })).toEqual([
    [
      "backup.zip:1:1",
      "backup.zip",
      "backup.zip",
      onlyInContent,
      "remove it, or move it: pages into pages, pictures into images",
    ],
  ]);
});

test("a page outside of its folder", async () => {
  const changes = { "volunteer.mdx": valid("pages/about.mdx") };

  expect(await problemsAfter(changes)).toEqual([
    [
      "volunteer.mdx:1:1",
      "volunteer.mdx",
      "volunteer.mdx in content",
      "pages in content/pages",
      "move it to content/pages: edit it, and write pages/volunteer.mdx for its name",
    ],
  ]);
});

test.each([
  ["crane.jpg", "content", "crane.jpg"],
  ["pages/crane.HEIC", "content/pages", "pages › crane.HEIC"],
])("the picture %s outside of its folder", async (file, folder, place) => {
  const name = path.basename(file);

  expect(await problemsAfter({ [file]: "" })).toEqual([
    [
      `${file}:1:1`,
      place,
      `${name} in ${folder}`,
      "pictures in content/images",
      "move it to content/images: upload it there, and delete it here",
    ],
  ]);
});

test("a picture outside of its folder that an entry names is told once", async () => {
  const programs = valid("programs.yml").replace("heron.jpg", "crane.jpg");
  const problems = await problemsAfter({
    "crane.jpg": "",
    "programs.yml": programs,
  });

  expect(problems.map(([place]) => place)).toEqual(["crane.jpg:1:1"]);
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
  ["volunteer.mdx.txt", "volunteer.mdx"],
  ["Our.Trails", "our-trails.mdx"],
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

test("a note among the pages", async () => {
  expect(await problemsAfter({ "pages/notes.txt": "" })).toEqual([
    [
      "pages/notes.txt:1:1",
      "pages › notes.txt",
      "notes.txt",
      pageNames,
      "rename it to notes.mdx if it is a page, or delete it",
    ],
  ]);
});

test.each([
  ["privacy.mdx", "privacy-policy.mdx"],
  ["privacy-notice.mdx", "privacy-policy.mdx"],
  ["terms-of-service.mdx", "terms-of-use.mdx"],
])("%s instead of %s", async (name, needed) => {
  const changes = {
    [`pages/${needed}`]: null,
    [`pages/${name}`]: valid(`pages/${needed}`),
  };

  expect(await problemsAfter(changes)).toEqual([
    [
      `pages/${name}:1:1`,
      `pages › ${name}`,
      `${name}, which seems to be ${needed}`,
      `the page ${needed}, which the site's own links lead to`,
      `name it ${needed} again`,
    ],
  ]);
});

test("a needed page under a name that no page may have", async () => {
  const changes = {
    "pages/privacy-policy.mdx": null,
    "pages/Privacy Policy.mdx": valid("pages/privacy-policy.mdx"),
  };

  expect(await problemsAfter(changes)).toEqual([
    [
      "pages/Privacy Policy.mdx:1:1",
      "pages › Privacy Policy.mdx",
      "Privacy Policy.mdx",
      pageNames,
      "rename it to privacy-policy.mdx",
    ],
  ]);
});

test("a page named like a needed one that is there", async () => {
  const changes = { "pages/privacy.mdx": valid("pages/about.mdx") };

  expect(await problemsAfter(changes)).toEqual([]);
});

test("two pages that could be the missing one", async () => {
  const problems = await problemsAfter({
    "pages/terms-of-use.mdx": null,
    "pages/terms.mdx": valid("pages/about.mdx"),
    "pages/terms-of-trade.mdx": valid("pages/about.mdx"),
  });

  expect(problems.map((problem) => problem.slice(0, 3))).toEqual([
    ["pages/terms-of-use.mdx:1:1", "pages › terms-of-use", "no such file"],
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

test("a folder named like a page", async () => {
  const problems = await problemsAfter({ "pages/help.mdx/faq.txt": "" });

  expect(problems.map((problem) => problem.slice(0, 3))).toEqual([
    ["pages/help.mdx:1:1", "pages › help.mdx", "a folder"],
  ]);
});

test.each(["old.jpg", "2026"])("a folder named %s", async (name) => {
  expect(await problemsAfter({ [`images/${name}/note.txt`]: "" })).toEqual([
    [
      `images/${name}:1:1`,
      `images › ${name}`,
      "a folder",
      "pictures directly in content/images, with no folders",
      "upload its pictures straight into content/images and delete them here",
    ],
  ]);
});

test("a file where a folder should be", async () => {
  const changes: Record<string, string | null> = { images: "" };
  for (const name of Object.keys(validPictures)) {
    changes[`images/${name}`] = null;
  }
  const problems = await problemsAfter(changes);

  expect(problems).toContainEqual([
    "images:1:1",
    "images",
    "a file",
    "a folder named images",
    "rename or remove it, and bring back the folder",
  ]);
});

test("something that is neither a file nor a folder", async () => {
  const server = createServer();
  const problems = await problemsAfter({}, (folder) =>
    once(server.listen(path.join(folder, "pages/live.mdx")), "listening"),
  );
  server.close();

  expect(problems).toEqual([
    [
      "pages/live.mdx:1:1",
      "pages › live.mdx",
      "neither a file nor a folder",
      "a file named live.mdx",
      "rename or remove it, and bring back the file",
    ],
  ]);
});

test("a folder that is a link out of the content folder", async () => {
  const problems = await problemsAfter({}, (folder) =>
    rm(path.join(folder, "images"), { recursive: true }).then(() =>
      symlink("/etc", path.join(folder, "images")),
    ),
  );

  expect(problems).toContainEqual([
    "images:1:1",
    "images",
    "a link to something outside of the content folder",
    "a folder",
    "replace the link with what it leads to",
  ]);
});

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

test.each([
  [
    "PK\u0003\u0004\u00ff",
    "a Word document, or another packed file, under another name",
    "open it in Word, copy its text into a new file made on GitHub, and delete this one",
  ],
  [
    "%PDF-1.7\n\u00ff",
    "a PDF under another name",
    "copy its text into a new file made on GitHub, and delete this one",
  ],
])("another kind of file named like a page, %j", async (bytes, found, fix) => {
  const changes = { "pages/help.mdx": Buffer.from(bytes, "latin1") };

  const problems = await problemsAfter(changes);

  expect(problems.map((problem) => problem.slice(1))).toEqual([
    ["help", found, "a text file saved as UTF-8", fix],
  ]);
});

test("a page with the line ends of old Macs", async () => {
  const text = valid("pages/about.mdx").replaceAll("\n", "\r");
  const changes = { "pages/about.mdx": text };

  expect((await problemsAfter(changes))[0]).toEqual([
    "pages/about.mdx:1:4",
    "about",
    "the line ends of old Macs, carriage returns alone",
    "ordinary line ends",
    "copy all of the text into the file on GitHub, or save it with Unix or Windows line ends",
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
      "50 MB",
      "a text file of at most 64 KB",
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

test("a hidden data file is told", async () => {
  expect(await problemsAfter({ ".home.yml": "" })).toEqual([
    [
      ".home.yml:1:1",
      ".home.yml",
      ".home.yml",
      onlyInContent,
      "did you mean home.yml?",
    ],
  ]);
});

test.each([
  ["in the same entry", "", "  photographer: Ann Lee\n", "4:3"],
  ["in another", "  atl: x\n", "", "8:3"],
])(
  "a missing field and an unknown one %s are both told",
  async (_, second, first, place) => {
    const programs = valid("programs.yml")
      .replace("  alt: A heron standing in shallow water\n", first)
      .concat(second);
    const problems = await problemsAfter({ "programs.yml": programs });

    expect(problems.map(([at]) => at)).toEqual([
      "programs.yml:1:3",
      `programs.yml:${place}`,
    ]);
  },
);

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
