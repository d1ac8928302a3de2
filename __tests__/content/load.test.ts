/** @jest-environment node */
import { symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../../src/content/check-content";
import {
  type Files,
  edited,
  inWords,
  problemsIn,
  removeFolders,
  temporaryFolder,
  writeContent,
} from "./support/content-folder";
import { validFiles } from "./support/valid-files";

afterEach(removeFolders);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "gray" } });

/** What is told of the sample content with some files replaced. */
async function toldWith(files: Files) {
  const problems = await problemsIn(await writeContent(files));
  return problems.map(({ file, found, fix }) => `${file}: ${found} → ${fix}`);
}

test("a folder that isn't there, and a file in its place", async () => {
  const file = path.join(await temporaryFolder(), "content");
  await writeFile(file, "");
  for (const folder of ["/nowhere/at-all", file]) {
    const { problems, content } = await checkContent(folder);
    expect(problems.map(({ found }) => found)).toEqual([
      "no folder that can be read",
    ]);
    expect(content).toBeUndefined();
  }
});

test("an empty folder lacks every file that the site needs", async () => {
  const problems = await problemsIn(await temporaryFolder());

  expect(problems.map(({ file, found }) => [file, found])).toEqual(
    Object.keys(validFiles).map((file) => [file, "no such file"]),
  );
});

test("hidden folders are refused, and what is in them is not read", async () => {
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

test("content that is in order is given out as it was read", async () => {
  const { content } = await checkContent(await writeContent());

  expect(content?.site.name).toBe("Prairie Friends");
  expect(content?.impact[0]?.asOf).toBe("2025-06-30");
  expect(content?.site.copyrightYear).toBe(2025);
  expect(content?.pages.map(({ path: address }) => address)).toEqual([
    "/about",
    "/privacy-policy",
    "/terms-of-use",
  ]);
  expect(content?.pictures).toEqual([
    "images/hero.jpg",
    "images/heron.jpg",
    "images/seed.jpg",
  ]);
});

test("links in the folder are not followed", async () => {
  const folder = await writeContent({ "impact.yml": null });
  await symlink("/etc/hostname", path.join(folder, "impact.yml"));

  expect((await problemsIn(folder)).map(inWords)).toEqual([
    [
      "impact.yml:1:1",
      "impact.yml",
      "a link, or something else that is neither a file nor a folder",
      "only files, in the folders pages and images",
      "delete it, and put the file itself in its place",
    ],
  ]);
});

test("text that is not UTF-8 is told where it stops being it", async () => {
  const text = edited("impact.yml", "Our yearly", "Our jährliche");
  const problems = await problemsIn(
    await writeContent({ "impact.yml": Buffer.from(text, "latin1") }),
  );

  expect(
    problems.map(({ line, column, found }) => [line, column, found]),
  ).toEqual([[11, 16, "bytes that are not UTF-8 text"]]);
});

test.each([
  ["a file of 50 KB more than a page may have", 114 * 1024, 1],
  ["a page of 4,000 words", 24_000, 0],
])("%s", async (_, size, count) => {
  const words = "prairie ".repeat(10);
  const body = `\n\n${words}`.repeat(Math.ceil(size / words.length));
  const page = edited("pages/about.mdx", "We restore prairie.", body);

  expect(await toldWith({ "pages/about.mdx": page })).toHaveLength(count);
});

test.each([
  ["png", "a PNG picture named .jpg"],
  ["gif", "a GIF picture named .jpg"],
] as const)("a %s under another name", async (format, found) => {
  const picture = await plain(800, 600).toFormat(format).toBuffer();
  const [told] = await toldWith({ "images/heron.jpg": picture });

  expect(told).toContain(`images/heron.jpg: ${found} →`);
});

test("a HEIC photo is known by its bytes", async () => {
  const head = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0", "latin1");

  expect(await toldWith({ "images/crane.jpg": head })).toEqual([
    expect.stringContaining("images/crane.jpg: a HEIC picture named .jpg →"),
  ]);
});

test.each([
  ["a web page", Buffer.from("<!doctype html><p>Hello")],
  ["nothing", Buffer.alloc(0)],
])("%s in a picture's file", async (_, bytes) => {
  expect(await toldWith({ "images/heron.jpg": bytes })).toEqual([
    expect.stringContaining("a file that can't be read as a picture →"),
  ]);
});

test("an upload that was cut off", async () => {
  const whole = await plain(800, 600).jpeg().toBuffer();
  const half = whole.subarray(0, whole.length / 2);

  expect(await toldWith({ "images/heron.jpg": half })).toHaveLength(1);
});

test("a picture of more than 40 megapixels", async () => {
  const picture = await plain(8000, 5001).jpeg().toBuffer();

  expect(await toldWith({ "images/field.jpg": picture })).toEqual([
    expect.stringContaining("8000 × 5001 pixels →"),
  ]);
});

test("an AVIF picture is looked into like any other", async () => {
  const picture = await plain(640, 480).avif({ effort: 0 }).toBuffer();

  expect(
    await toldWith({
      "images/heron.avif": picture,
      "programs.yml": edited("programs.yml", "heron.jpg", "heron.avif"),
    }),
  ).toEqual([expect.stringContaining("heron.avif, 640 pixels wide →")]);
});

test("a photo that says where it was taken", async () => {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "42/1 1/1 0/1" };
  const photo = await plain(800, 600)
    .jpeg()
    .withExif({ IFD3: place })
    .toBuffer();
  const other = await plain(800, 600)
    .jpeg()
    .withExif({ IFD0: { Artist: "Ann Lee" } })
    .toBuffer();

  expect(await toldWith({ "images/heron.jpg": photo })).toEqual([
    expect.stringContaining("a photo that says where it was taken →"),
  ]);
  expect(await toldWith({ "images/heron.jpg": other })).toEqual([]);
});

test("a picture that the camera turned is as wide as it is seen", async () => {
  const upright = plain(1600, 800).jpeg().withMetadata({ orientation: 6 });

  expect(
    await toldWith({ "images/hero.jpg": await upright.toBuffer() }),
  ).toEqual([
    expect.stringContaining("home.yml: images/hero.jpg, 800 pixels wide →"),
  ]);
});

test("photos that are named by address are listed for the build to fetch", async () => {
  const address = "https://images.pexels.com/photos/1/heron.jpeg?w=2000";
  const programs = edited("programs.yml", "images/heron.jpg", address);
  const folder = await writeContent({ "programs.yml": programs });

  expect((await checkContent(folder)).photos).toEqual([
    {
      file: `${folder}/programs.yml`,
      line: 3,
      column: 10,
      path: "programs › Heron Watch › image",
      address,
      minimumWidth: 800,
    },
  ]);
});

test("a link may lead to a file that is served as it is", async () => {
  const page = edited(
    "pages/about.mdx",
    "(/privacy-policy#what-we-keep)",
    "(/report%202025.pdf)",
  );
  const folder = await writeContent({ "pages/about.mdx": page });
  const staticFolder = await temporaryFolder();

  expect(await problemsIn(folder, { staticFolder })).toHaveLength(1);
  await writeFile(path.join(staticFolder, "report 2025.pdf"), "");
  expect(await problemsIn(folder, { staticFolder })).toEqual([]);
});
