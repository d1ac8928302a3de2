import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const guide = readFileSync("deploy/nginx.md", "utf8");
const [command = ""] = /^ *rsync .*$/m.exec(guide) ?? [];

let folder: string;

async function write(...names: string[]) {
  for (const name of names) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name);
  }
}

/** Runs the guide's command, with a local folder as the server. */
function copy() {
  const local = command.replace("DEPLOY@SERVER:/var/www/site/", "server/");
  expect(local).not.toBe(command);
  execFileSync("sh", ["-c", local], { cwd: folder });
}

const isServed = (name: string) =>
  existsSync(path.join(folder, "server", name));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "copying-"));
  await mkdir(path.join(folder, "server"));
});

afterEach(() => rm(folder, { recursive: true }));

test("deletes a removed page from the server, including its copies and data", async () => {
  const gone = [
    "a/index.html",
    "a/index.html.gz",
    "page-data/a/page-data.json",
  ];
  await write("release/index.html", ...gone.map((name) => `release/${name}`));
  copy();
  expect(gone.every(isServed)).toBe(true);

  await rm(path.join(folder, "release"), { recursive: true });
  await write("release/index.html");
  copy();

  expect(gone.some(isServed)).toBe(false);
  expect(isServed("index.html")).toBe(true);
});

test("keeps files that open old pages may still request", async () => {
  const old = ["app-1.js", "app-1.js.gz", "static/x/a.avif", "static/b.woff2"];
  await write(...old.map((name) => `release/${name}`));
  copy();

  await rm(path.join(folder, "release"), { recursive: true });
  await write("release/app-2.js", "release/static/y/c.avif");
  copy();

  expect(old.filter((name) => !isServed(name))).toEqual([]);
  expect(isServed("app-2.js")).toBe(true);
  expect(isServed("static/y/c.avif")).toBe(true);
});
