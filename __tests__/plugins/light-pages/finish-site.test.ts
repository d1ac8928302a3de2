/** @jest-environment node */
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
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

test("optimizes pages in all subfolders", async () => {
  await write("index.html", page);
  await write("about/index.html", page);
  await write("404.html", page);

  await finishSite(folder);

  for (const name of ["index.html", "about/index.html", "404.html"]) {
    const html = await read(name);
    expect(html).toContain("<style>p{color:red}</style>");
  }
});

test("leaves other files alone", async () => {
  await write("_gatsby/slices/_gatsby-scripts-1.html", "<script></script>");
  await write("page-data/404.html/page-data.json", "{}");
  await write("robots.txt", "Allow: /");

  await finishSite(folder);

  expect(await read("_gatsby/slices/_gatsby-scripts-1.html")).toBe(
    "<script></script>",
  );
  expect(await read("page-data/404.html/page-data.json")).toBe("{}");
  expect(await read("robots.txt")).toBe("Allow: /");
});

test("removes build artifacts", async () => {
  await write("~partytown/debug/partytown.js", "");
  await write("webpack.stats.json", "{}");
  await write("chunk-map.json", "{}");
  await write("app.js", "");

  await finishSite(folder);

  expect(await readdir(folder)).toEqual(["app.js"]);
});

test("names a page that can't be optimized", async () => {
  await write("about/index.html", page.replace("}", ""));

  await expect(finishSite(folder)).rejects.toThrow(
    /^Could not optimize the page about\/index\.html: .* ask a developer\.$/,
  );
});
