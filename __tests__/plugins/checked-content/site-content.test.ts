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
import type { PhotoStore } from "../../../plugins/gatsby-plugin-checked-content/fetch-photos";
import { SiteContent } from "../../../plugins/gatsby-plugin-checked-content/site-content";
import { sampleFolder } from "../../browser/support/sample";
import { commit } from "../../content/support/content-folder";

const address = "https://images.unsplash.com/photo-1";

let work: string;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), "inspect-"));
  await cp(sampleFolder, path.join(work, "content"), { recursive: true });
});

afterEach(() => rm(work, { recursive: true }));

async function change(from: string | RegExp, to: string, name = "programs") {
  const file = path.join(work, "content", `${name}.yml`);
  await writeFile(file, (await readFile(file, "utf8")).replace(from, to));
}

const stage = () => path.join(work, "stage");

const siteContent = () =>
  new SiteContent({
    folder: path.join(work, "content"),
    stage: stage(),
    site: path.join(work, "public"),
  });

const store: PhotoStore = {
  actions: { createNode: jest.fn(), touchNode: jest.fn() },
  createNodeId: jest.fn(),
  getCache: jest.fn(),
  getNodesByType: () => [],
};

test("accepts the sample content without network requests", async () => {
  const fetched = jest.spyOn(globalThis, "fetch");
  const content = siteContent();

  expect(await content.read()).toBeNull();
  expect(await content.fetchPhotos(store)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test("reports a mistake", async () => {
  await change("- title:", "- titel:");

  expect(await siteContent().read()).toContain("did you mean title?");
});

test("tells each warning once", async () => {
  commit(path.join(work, "content"));
  await change("com/prairie", "com/meadow", "site");
  const content = siteContent();

  expect(await content.read()).toBeNull();
  expect(content.newWarnings()).toEqual([
    expect.stringContaining("https://newsletter.example.com/meadow"),
    expect.stringContaining("an event that is over"),
  ]);
  await change("com/prairie", "com/meadow", "site");
  expect(await content.read()).toBeNull();
  expect(content.newWarnings()).toEqual([
    expect.stringContaining("https://photos.example.com/meadow"),
  ]);
});

test("reports the line of a photo that can't be fetched", async () => {
  await change(/(?<=^ {2}image: ).+$/m, address);
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no route"));
  const content = siteContent();

  expect(await content.read()).toBeNull();
  const report = await content.fetchPhotos(store);

  const text = await readFile(path.join(work, "content/programs.yml"), "utf8");
  const line = text.split("\n").indexOf(`  image: ${address}`) + 1;
  expect(report).toContain(`content/programs.yml:${line}:10 `);
  expect(report).toMatch(/ programs › .+ › image$/m);
  expect(report).toContain(`${address} (could not be downloaded: no route)`);
  expect(report).toContain("1 problem in 1 file, 1 warning. Nothing was built.");
});

test("stages only the pages and pictures that were checked", async () => {
  const content = siteContent();
  expect(await content.read()).toBeNull();
  // Files added after the check, even in hidden folders.
  const planted = path.join(work, "content", ".a");
  await mkdir(planted);
  await writeFile(path.join(planted, "site.yml"), "name: Planted\n");
  await cp(planted, path.join(stage(), ".a"), { recursive: true });

  await content.clearStage();
  await content.fillStage();

  expect(await readdir(stage())).toEqual(["images", "pages"]);
  for (const folder of ["images", "pages"]) {
    expect(await readdir(path.join(stage(), folder))).toEqual(
      await readdir(path.join(sampleFolder, folder)),
    );
  }
});

test("copies documents to the site, and removes those that are gone", async () => {
  const folder = path.join(work, "public/documents");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "old-map.pdf"), "");
  // Of a page with the address /documents.
  await writeFile(path.join(folder, "index.html"), "");
  const content = siteContent();
  await content.read();

  await content.clearStage();
  await content.fillStage();

  expect(await readdir(folder)).toEqual(["index.html", "trail-map.pdf"]);
});

test("shows the last valid content until a mistake is fixed", async () => {
  const content = siteContent();
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

test("throws before the content was read", () => {
  const content = siteContent();
  expect(() => content.nodes(JSON.stringify)).toThrow("not read yet");
});
