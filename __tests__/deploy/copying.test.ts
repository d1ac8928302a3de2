import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../src/content/load/files-in";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const guide = readFileSync("deploy/nginx.md", "utf8");
const [command = ""] = /^ *rsync .*$/m.exec(guide) ?? [];

let folder: string;

/** Writes a release and runs the guide's command, with a folder as the server. */
async function copy(...names: string[]) {
  const release = path.join(folder, "release");
  await rm(release, { recursive: true, force: true });
  const files = names.map((name) => [name, name] as const);
  await writeFiles(release, Object.fromEntries(files));
  const local = command.replace("DEPLOY@SERVER:/var/www/site/", "server/");
  expect(local).not.toBe(command);
  execFileSync("sh", ["-c", local], { cwd: folder });
}

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(path.join(folder, "server"));
});

test("deletes removed pages, and keeps files that open pages may still request", async () => {
  const files = ["toasts-1.js", "static/x/a.avif", "edit/a.js"];
  await copy("index.html", "a/index.html", ...files);
  await copy("index.html", "toasts-2.js");

  const served = await filesIn(path.join(folder, "server"));
  expect(served.sort()).toEqual(["index.html", "toasts-2.js", ...files].sort());
});
