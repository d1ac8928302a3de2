/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import webpack from "gatsby/webpack";
import { licensesPlugin } from "../../../src/build/licenses/licenses-plugin";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "licenses-"));
});

afterEach(() => rm(folder, { recursive: true }));

function pack(name: string, told: object, code: string) {
  const version = "1.2.3";
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({
      name,
      version,
      license: "MIT",
      sideEffects: false,
      ...told,
    }),
    [`node_modules/${name}/LICENSE`]: `Copyright (c) ${name}\r\n`,
    [`node_modules/${name}/index.js`]: code,
  };
}

/** A site of one script, with what a build of this one has around it. */
const site = {
  "entry.js": `
    import { used } from "used";
    import { own } from "./.cache/own";
    console.log(used, own);
  `,
  ".cache/own.js": "export const own = 1;",
  "fonts/fine-sans-OFL.txt": "Copyright of the Fine Sans authors\n",
  "fonts/fine-sans.woff2": "",
  ...pack("gatsby", {}, ""),
  ...pack("webpack", { license: "ISC" }, ""),
  ...pack(
    "used",
    {},
    'import { deep } from "@scope/deep"; import "unused"; export const used = deep;',
  ),
  ...pack("@scope/deep", {}, "export const deep = Math.random();"),
  ...pack("unused", {}, "export const unused = 1;"),
};

/** Builds the site with some files changed; null takes one away. Rejects as webpack does. */
async function build(changes: Record<string, string | null> = {}) {
  const files: Record<string, string | null> = { ...site, ...changes };
  for (const [name, text] of Object.entries(files)) {
    if (text === null) continue;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const at = (name: string) => path.join(folder, name);
  const compiler = webpack({
    mode: "production",
    cache: { type: "filesystem", cacheDirectory: at("cache") },
    context: folder,
    entry: "./entry.js",
    output: { path: at("public") },
    plugins: [
      licensesPlugin({
        gatsby: at("node_modules/gatsby"),
        gatsbyCopies: at(".cache"),
        webpack: at("node_modules/webpack"),
        typefaces: at("fonts"),
      }),
    ],
  });
  const run = promisify(compiler.run.bind(compiler));
  const close = promisify(compiler.close.bind(compiler));
  // Closing writes what the next build finds in the cache.
  await run().finally(close);
}

const built = (name: string) =>
  readFile(path.join(folder, "public", name), "utf8");

test("what is in the scripts, and what they are set in, is in the file once", async () => {
  await build();

  const text = await built("licenses.txt");
  expect(text.match(/^.* (?:.*), .*$/gm)).toEqual([
    "This site is made with the work of others, under these licenses.",
    "@scope/deep 1.2.3, MIT",
    "fine-sans (typeface), OFL-1.1",
    "gatsby 1.2.3, MIT",
    "used 1.2.3, MIT",
    "webpack 1.2.3, ISC",
  ]);
  expect(text).toContain("\n\nCopyright (c) @scope/deep\n\n");
  expect(text).toContain("\n\nCopyright of the Fine Sans authors\n\n");
  expect(text).not.toContain("\r");
});

test("the scripts say where their licenses are", async () => {
  await build();

  expect(await built("main.js")).toMatch(/^\/\*! Licenses: licenses\.txt \*\//);
});

test("a license that is not allowed fails the build", async () => {
  const packed = pack("used", { license: "GPL-3.0" }, site["entry.js"]);
  const file = "node_modules/used/package.json";

  await expect(build({ [file]: packed[file] ?? "" })).rejects.toThrow(
    "used would reach visitors under GPL-3.0",
  );
});

test("a package that names no license fails the build", async () => {
  const told = JSON.stringify({ name: "used", version: "1.2.3" });

  await expect(
    build({ "node_modules/used/package.json": told }),
  ).rejects.toThrow("under no license that it names");
});

test("a license without its text fails the build", async () => {
  await expect(build({ "node_modules/used/LICENSE": null })).rejects.toThrow(
    "used would reach visitors without the text",
  );
});

test("a text that the package lost is taken from this project", async () => {
  const mitt = pack("mitt", {}, "export const deep = Math.random();");
  const entry = 'import { deep } from "mitt"; console.log(deep);';

  await build({
    ...mitt,
    "node_modules/mitt/LICENSE": null,
    "entry.js": entry,
  });

  expect(await built("licenses.txt")).toMatch(
    /mitt 1\.2\.3, MIT\n-+\n\nMIT License\n\nCopyright \(c\) Jason Miller/,
  );
});

test("a build over a warm cache gives the same file", async () => {
  await build();
  const first = await built("licenses.txt");
  await build();

  expect(await built("licenses.txt")).toBe(first);
});
