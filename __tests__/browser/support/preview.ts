import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../scripts/serve/free-port";
import { copyProject } from "../../../scripts/build/project-copy";
import { sampleFolder } from "./sample";

/** A copy of the project that runs `gatsby develop`; tests may edit it. */
export class Preview {
  readonly address: string;
  readonly #folder: string;
  readonly #process: ChildProcess;
  #output = "";

  private constructor(folder: string, port: number) {
    this.address = `http://localhost:${port}`;
    this.#folder = folder;
    this.#process = spawn("npx", ["gatsby", "develop", "--port", `${port}`], {
      cwd: folder,
      // In its own process group, so that its child processes can be stopped
      // too.
      detached: true,
      env: {
        ...process.env,
        CI: "true",
        // Encode pictures on demand, as on a developer's machine.
        GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
      },
    });
    const keep = (text: unknown) => (this.#output += String(text));
    this.#process.stdout?.on("data", keep);
    this.#process.stderr?.on("data", keep);
  }

  static async start() {
    const folder = await mkdtemp(path.join(tmpdir(), "preview-"));
    await copyProject(folder, sampleFolder);
    const preview = new Preview(folder, await freePort());
    while (!preview.#output.includes("You can now view")) {
      if (preview.#process.exitCode !== null) {
        throw new Error(`gatsby develop did not start:\n${preview.#output}`);
      }
      await wait(200);
    }
    return preview;
  }

  /** The terminal output so far. */
  get output() {
    return this.#output;
  }

  /** Edits a content file. */
  async edit(file: string, from: RegExp, to: string) {
    const location = path.join(this.#folder, "content", file);
    const text = await readFile(location, "utf8");
    await writeFile(location, text.replace(from, to));
  }

  async write(file: string, text: string) {
    await writeFile(path.join(this.#folder, "content", file), text);
  }

  async remove(file: string) {
    await rm(path.join(this.#folder, "content", file));
  }

  async stop() {
    if (this.#process.pid !== undefined) process.kill(-this.#process.pid);
    await wait(500);
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
