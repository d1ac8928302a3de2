import fs, {
  appendFile,
  chmod,
  readdir,
  readFile,
  rename,
  stat,
  symlink,
} from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../src/content/load/check-content";
import { fixContent } from "../../src/content/load/fix-content";
import { commit, problemsIn, writeContent } from "./support/content-folder";
import { aboutPage } from "./support/snapshot";
import { edited, pageText } from "./support/valid-files";
import { temporaryFolder } from "../setup/temporary-folder";

const { writeFile } = fs;

test("reports a missing folder, and a file instead of one", async () => {
  const file = path.join(await temporaryFolder(), "content");
  await writeFile(file, "");
  for (const folder of ["/nowhere/at-all", file]) {
    const { problems, content } = await checkContent(folder);
    expect(problems).toMatchObject([{ found: "no folder that can be read" }]);
    expect(content).toBeUndefined();
  }
});

test("reports hidden folders without reading them", async () => {
  const folder = await writeContent({
    ".a/site.yml": edited("site.yml", "Prairie Friends", "Somebody Else"),
    "pages/.b/about.mdx": "",
    ".DS_Store": "",
    "images/Thumbs.db": "",
  });
  const { problems, content } = await checkContent(folder);

  expect(problems.map(({ file }) => path.relative(folder, file))).toEqual([
    ".a",
    "pages/.b",
  ]);
  expect(content).toBeUndefined();
});

test("does not follow links", async () => {
  const folder = await writeContent({ "impact.yml": null });
  await symlink("/etc/hostname", path.join(folder, "impact.yml"));

  const found = "a link, or something else that is neither a file nor a folder";
  expect(await problemsIn(folder)).toMatchObject([
    { file: "impact.yml", found },
  ]);
});

test("reports the place where a text is not UTF-8", async () => {
  const text = edited("impact.yml", "Our yearly", "Our jährliche");
  const bytes = Buffer.from(text, "latin1");
  const folder = await writeContent({ "impact.yml": bytes });

  expect(await problemsIn(folder)).toMatchObject([
    { line: 11, column: 16, found: "characters that can't be read" },
  ]);
});

test("lists the photos of a page, each once, and the URLs to fetch", async () => {
  const address = "https://images.pexels.com/photos/1/heron.jpeg?w=2000";
  const photo = `<Photo image="${address}" alt="A heron in the reeds" />`;
  const other = '<Photo image="images/seed.jpg" alt="Hands full of seed" />';
  const text = [photo, other, photo].join("\n\n");
  const page = edited("pages/about.mdx", "We restore prairie.", text).replace(
    "---\n",
    `---\nheader: "${address}"\n`,
  );
  const folder = await writeContent({ "pages/about.mdx": page });
  const { content, stockPhotos } = await checkContent(folder);

  const about = content?.pages.find(({ address }) => address === "/about");
  expect(about?.photos).toEqual([
    { image: address },
    { image: "images/seed.jpg" },
  ]);
  expect(
    stockPhotos.map((each) => [each.line, each.where, each.minimumWidth]),
  ).toEqual([
    [2, ["about", "header"], 1600],
    [11, ["about", "Mission", "Photo", "image"], 640],
    [15, ["about", "Mission", "Photo", "image"], 640],
  ]);
  expect(stockPhotos[0]).toMatchObject({
    file: `${folder}/pages/about.mdx`,
    address,
    column: 9,
  });
});

test.each([
  ["/favicon%2Esvg", 0],
  ["/favourite.svg", 1],
])("%s: a link to a static file must lead to one", async (address, count) => {
  const folder = await writeContent(aboutPage(`See [it](${address}).`));

  expect(await problemsIn(folder)).toHaveLength(count);
});

test("a file that was renamed has only what is new in it as new addresses", async () => {
  const links = "https://iowadnr.gov and [us](/about).";
  const text = pageText("Links", links, "footer: true\n");
  const folder = await writeContent({ "pages/links.mdx": text });
  const file = (name: string) => path.join(folder, "pages", name);
  commit(folder);

  await rename(file("links.mdx"), file("walks.mdx"));

  const since = async (before: string) =>
    (await checkContent(folder, { before })).warnings;
  expect(await since("HEAD")).toEqual([]);
  await appendFile(file("walks.mdx"), "\nhttps://new.test\n");
  commit(folder);
  expect(await since("HEAD^")).toMatchObject([{ line: 9 }]);
});

test("a corrected file may still be read by nobody else", async () => {
  const wrong = edited("impact.yml", "2025-06-30", "June 30, 2025");
  const folder = await writeContent({ "impact.yml": wrong });
  const file = path.join(folder, "impact.yml");
  await chmod(file, 0o600);

  expect(await fixContent(folder)).toHaveLength(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("a correction that doesn't fit on the disk leaves the file as it is", async () => {
  const wrong = edited("impact.yml", "2025-06-30", "June 30, 2025");
  const folder = await writeContent({ "impact.yml": wrong });
  const before = await readdir(folder);
  const full = new Error("ENOSPC: no space left on device");
  jest.spyOn(fs, "writeFile").mockImplementationOnce(async (file) => {
    await writeFile(file, "");
    throw full;
  });

  await expect(fixContent(folder)).rejects.toThrow(full);
  expect(await readFile(path.join(folder, "impact.yml"), "utf8")).toBe(wrong);
  expect(await readdir(folder)).toEqual(before);
});
