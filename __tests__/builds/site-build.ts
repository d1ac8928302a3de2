import { spawn } from "node:child_process";
import { copyProject } from "../../scripts/build/project-copy";
import { sampleFolder } from "../browser/support/sample";
import { temporaryFolder } from "../setup/temporary-folder";

/** A fresh copy of the project without any build output. */
export async function freshProject() {
  const folder = await temporaryFolder();
  await copyProject(folder, sampleFolder);
  return folder;
}

interface BuildOptions {
  /** Kills the build and its child processes when this appears in the output. */
  readonly killAt?: string;
  /** A command, with its arguments, that wraps the build. */
  readonly within?: readonly string[];
  /** The path the site is served from, such as `/bluestem`. */
  readonly prefix?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `npm run build` in a folder. Resolves to its output and whether it succeeded. */
export function build(
  folder: string,
  { killAt, within = [], prefix = "", env }: BuildOptions = {},
) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const [command, ...args] = [...within, "npm", "run", "build"];
    const child = spawn(command, args, {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        CI: "true",
        PATH_PREFIX: prefix,
        ...env,
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
