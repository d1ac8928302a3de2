/** @jest-environment node */
import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { inspectContent } from "../../src/build/inspect-content";
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

const inspect = (fetch: typeof globalThis.fetch) =>
  inspectContent({
    folder: path.join(work, "content"),
    photos: {
      folder: photosFolder(),
      isAllowed: () => true,
      fetch,
      pauses: [],
    },
  });

const noNetwork = jest.fn<Promise<Response>, []>();

test("finds nothing wrong with the content that ships, and asks nobody", async () => {
  expect(await inspect(noNetwork)).toBeNull();
  expect(noNetwork).not.toHaveBeenCalled();
});

test("reports a mistake, and fetches no photo meanwhile", async () => {
  await change(/(?<=^ {2}image: ).+$/m, address);
  await change("- title:", "- titel:");

  expect(await inspect(noNetwork)).toContain("did you mean title?");
  expect(noNetwork).not.toHaveBeenCalled();
});

test("reports a photo that can't be had, with the line that names it", async () => {
  await change(/(?<=^ {2}image: ).+$/m, address);
  noNetwork.mockRejectedValue(new TypeError("fetch failed"));

  const report = await inspect(noNetwork);

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

  const report = await inspect(noNetwork);

  expect(report).toContain("home › hero › image");
  expect(report).toContain("a photo at least 1,600 pixels wide");
});

test("keeps a photo under the name that pages will look for", async () => {
  await change(/(?<=^ {2}image: ).+$/m, address);
  const photo = await photoOf(1000);
  noNetwork.mockResolvedValue(new Response(new Uint8Array(photo)));

  expect(await inspect(noNetwork)).toBeNull();
  expect(await readdir(photosFolder())).toEqual([`${photoStem(address)}.jpg`]);
});
