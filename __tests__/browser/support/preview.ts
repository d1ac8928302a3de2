import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../scripts/serve/ports";
import { copyProject } from "../../../scripts/build/project-copy";
import { sampleFolder } from "./sample";

/** Runs `gatsby develop` in a copy of the project, which tests may edit. */
export async function startPreview() {
  const folder = await mkdtemp(path.join(tmpdir(), "preview-"));
  await copyProject(folder, sampleFolder);
  const port = await freePort();
  const server = spawn("npx", ["gatsby", "develop", "--port", `${port}`], {
    cwd: folder,
    // In its own process group, so that its child processes can be stopped too.
    detached: true,
    env: {
      ...process.env,
      CI: "true",
      // Encode pictures on demand, as on a developer's machine.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
    },
  });
  let output = "";
  const keep = (text: unknown) => (output += String(text));
  server.stdout.on("data", keep);
  server.stderr.on("data", keep);
  while (!output.includes("You can now view")) {
    if (server.exitCode !== null) {
      throw new Error(`gatsby develop did not start:\n${output}`);
    }
    await wait(200);
  }
  const contentFile = (name: string) => path.join(folder, "content", name);
  return {
    address: `http://localhost:${port}`,
    /** The terminal output so far. */
    output: () => output,
    write: (name: string, contents: string | Buffer) =>
      writeFile(contentFile(name), contents),
    remove: (name: string) => rm(contentFile(name)),
    async edit(name: string, from: RegExp, to: string) {
      const text = await readFile(contentFile(name), "utf8");
      await writeFile(contentFile(name), text.replace(from, to));
    },
    async stop() {
      if (server.pid !== undefined) process.kill(-server.pid);
      await wait(500);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type Preview = Awaited<ReturnType<typeof startPreview>>;
