import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copyProject } from "../../../scripts/project-copy";
import { sampleFolder } from "./sample";

const port = 8123;

/** A copy of the project in `gatsby develop`, for a test to write in. */
export class Preview {
  readonly address = `http://localhost:${port}`;
  readonly #folder: string;
  readonly #process: ChildProcess;
  #output = "";

  private constructor(folder: string) {
    this.#folder = folder;
    this.#process = spawn("npx", ["gatsby", "develop", "--port", `${port}`], {
      cwd: folder,
      // Of its own group, so that what it starts can be stopped with it.
      detached: true,
      env: {
        ...process.env,
        CI: "true",
        // Pictures are encoded when a page asks for them, as on a laptop.
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
    const preview = new Preview(folder);
    while (!preview.#output.includes("You can now view")) {
      if (preview.#process.exitCode !== null) throw new Error(preview.#output);
      await wait(200);
    }
    return preview;
  }

  /** What the terminal shows so far. */
  get output() {
    return this.#output;
  }

  /** Changes a content file, as an editor saving it would. */
  async edit(file: string, from: RegExp, to: string) {
    const location = path.join(this.#folder, "content", file);
    const text = await readFile(location, "utf8");
    await writeFile(location, text.replace(from, to));
  }

  async write(file: string, text: string) {
    await writeFile(path.join(this.#folder, "content", file), text);
  }

  async stop() {
    if (this.#process.pid !== undefined) process.kill(-this.#process.pid);
    await wait(500);
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
