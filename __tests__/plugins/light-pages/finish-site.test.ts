import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishSite } from "../../../plugins/gatsby-plugin-light-pages/finish-site";

let folder = "";

const page = `<head><style data-styled="true">p{color:red;}</style></head><p>Text</p>`;

async function write(name: string, text: string) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const read = (name: string) => readFile(path.join(folder, name), "utf8");

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "finish-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("adds the direction of text written from right to left", async () => {
  await write("index.html", page.replace("Text", "أهلا"));

  await finishSite(folder);

  expect(await read("index.html")).toContain('<p dir="auto">أهلا</p>');
});

test("names a page that can't be optimized", async () => {
  await write("about/index.html", page.replace("}", ""));

  await expect(finishSite(folder)).rejects.toThrow(
    /^Could not optimize the page about\/index\.html: .* ask a developer\.$/,
  );
});
