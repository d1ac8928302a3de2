/** @jest-environment node */
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { SiteContent } from "../../src/build/site-content";
import { photoStem } from "../../src/photos/photo-file-name";

const address = "https://images.unsplash.com/photo-1";

let work: string;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), "inspect-"));
  await cp("content", path.join(work, "content"), { recursive: true });
});

afterEach(() => rm(work, { recursive: true }));

async function change(from: string | RegExp, to: string, name = "programs") {
  const file = path.join(work, "content", `${name}.yml`);
  await writeFile(file, (await readFile(file, "utf8")).replace(from, to));
}

const photoOf = (width: number) =>
  sharp({ create: { width, height: 1250, channels: 3, background: "#355E3B" } })
    .jpeg()
    .toBuffer();

const photosFolder = () => path.join(work, "photos");

const stage = () => path.join(work, "stage");

const siteContent = (fetch: typeof globalThis.fetch) =>
  new SiteContent({
    folder: path.join(work, "content"),
    stage: stage(),
    photos: {
      folder: photosFolder(),
      isAllowed: () => true,
      fetch,
      pauses: [],
    },
  });

const noNetwork = jest.fn<Promise<Response>, []>();

test("finds nothing wrong with the content that ships, and asks nobody", async () => {
  expect(await siteContent(noNetwork).read()).toBeNull();
  expect(noNetwork).not.toHaveBeenCalled();
});

test("reports a mistake, and fetches no photo meanwhile", async () => {
  await change(/(?<=^ {2}image: ).+$/m, address);
  await change("- title:", "- titel:");

  expect(await siteContent(noNetwork).read()).toContain("did you mean title?");
  expect(noNetwork).not.toHaveBeenCalled();
});

test("reports a photo that can't be had, with the line that names it", async () => {
  await change(/(?<=^ {2}image: ).+$/m, address);
  noNetwork.mockRejectedValue(new TypeError("fetch failed"));

  const report = await siteContent(noNetwork).read();

  const text = await readFile(path.join(work, "content/programs.yml"), "utf8");
  const line = text.split("\n").indexOf(`  image: ${address}`) + 1;
  expect(report).toContain(`content/programs.yml:${line}:10 `);
  expect(report).toMatch(/ programs › .+ › image$/m);
  expect(report).toContain(address);
});

test("asks of a photo the width of its place, as of a picture in the folder", async () => {
  await change(/(?<=^ {2}image: ).+$/m, address, "home");
  const photo = await photoOf(1599);
  noNetwork.mockResolvedValue(new Response(new Uint8Array(photo)));

  const report = await siteContent(noNetwork).read();

  expect(report).toContain("home › hero › image");
  expect(report).toContain("a photo at least 1,600 pixels wide");
});

test("stages the pages and pictures that were read, and no other file", async () => {
  const content = siteContent(noNetwork);
  expect(await content.read()).toBeNull();
  // Whoever puts it there after the check, and wherever.
  const planted = path.join(work, "content", ".a");
  await mkdir(planted);
  await writeFile(path.join(planted, "site.yml"), "name: Planted\n");
  await cp(planted, path.join(stage(), ".a"), { recursive: true });

  await content.clearStage();
  await content.fillStage();

  expect(await readdir(stage())).toEqual(["images", "pages"]);
  for (const folder of ["images", "pages"]) {
    expect(await readdir(path.join(stage(), folder))).toEqual(
      await readdir(path.join("content", folder)),
    );
  }
});

test("shows the last good content until a mistake is mended", async () => {
  const content = siteContent(noNetwork);
  await content.read();
  const before = content.nodes(JSON.stringify);
  await change("name:", "nane:", "site");

  expect(await content.read()).toContain("did you mean name?");
  expect(content.nodes(JSON.stringify)).toEqual(before);

  await change("nane:", "name:", "site");
  await change(/(?<=^name: ).+$/m, "Bluestem Friends", "site");

  expect(await content.read()).toBeNull();
  expect(content.nodes(JSON.stringify)[0]?.value).toMatchObject({
    name: "Bluestem Friends",
  });
});

test("shows nothing before it was read", () => {
  const content = siteContent(noNetwork);
  expect(() => content.nodes(JSON.stringify)).toThrow("No content");
});

test("keeps a photo under the name that pages will look for", async () => {
  await change(/(?<=^ {2}image: ).+$/m, address);
  const photo = await photoOf(1000);
  noNetwork.mockResolvedValue(new Response(new Uint8Array(photo)));

  const content = siteContent(noNetwork);
  expect(await content.read()).toBeNull();
  expect(await readdir(photosFolder())).toEqual([`${photoStem(address)}.jpg`]);
  expect(content.pictureNames()).toContain(photoStem(address));
});
