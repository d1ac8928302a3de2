import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "../../scripts/project-copy";

/** A fresh copy of the project, with nothing built. */
export async function freshProject() {
  const folder = await mkdtemp(path.join(tmpdir(), "build-"));
  await copyProject(folder);
  return folder;
}

/**
 * Runs `npm run build` in a folder, under a path prefix if there is one. With
 * `killAt`, kills it and all it started as soon as its output says so. Gives
 * its output and whether it succeeded.
 */
export function build(
  folder: string,
  { killAt, prefix = "" }: { killAt?: string; prefix?: string } = {},
) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const child = spawn("npm", ["run", "build"], {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: "1",
        CI: "true",
        PATH_PREFIX: prefix,
      },
    });
    let output = "";
    const keep = (text: unknown) => {
      output += String(text);
      if (killAt !== undefined && output.includes(killAt) && child.pid) {
        process.kill(-child.pid, "SIGKILL");
      }
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** The digest of every file of a built site, by its path. */
export async function digests(folder: string) {
  const root = path.join(folder, "public");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  const pairs = files.map(async (file) => {
    const digest = createHash("sha256").update(await readFile(file));
    return [path.relative(root, file), digest.digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
