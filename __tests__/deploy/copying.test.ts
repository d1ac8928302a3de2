import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../src/content/load/files-in";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const guide = readFileSync("deploy/nginx.md", "utf8");
const [command = ""] = /^ *rsync .*$/m.exec(guide) ?? [];

test("deletes removed pages, and keeps files that open pages may still request", async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, "server"));
  const local = command.replace("DEPLOY@SERVER:/var/www/site/", "server/");
  expect(local).not.toBe(command);
  const files = ["toasts-1.js", "static/x/a.avif", "edit/a.js"];
  for (const names of [
    ["index.html", "a/index.html", ...files],
    ["index.html", "toasts-2.js"],
  ]) {
    const release = path.join(folder, "release");
    await rm(release, { recursive: true, force: true });
    const each = names.map((name) => [name, name] as const);
    await writeFiles(release, Object.fromEntries(each));
    execFileSync("sh", ["-c", local], { cwd: folder });
  }

  const served = await filesIn(path.join(folder, "server"));
  expect(served.sort()).toEqual(["index.html", "toasts-2.js", ...files].sort());
});
