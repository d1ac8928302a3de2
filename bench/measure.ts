import { execFile, spawn, type SpawnOptions } from "node:child_process";
import { stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { filesIn } from "../src/content/load/files-in";

const exec = promisify(execFile);
const interval = 250;

/** The resident memory of a process and all below it, in MiB. */
async function memoryOf(root: number) {
  const { stdout } = await exec("ps", ["-eo", "pid=,ppid=,rss="]);
  const family = new Set([root]);
  let kilobytes = 0;
  // In the order of their numbers, so that parents come before children.
  for (const line of stdout.trim().split("\n")) {
    const [pid = 0, parent = 0, resident = 0] = line
      .trim()
      .split(/\s+/)
      .map(Number);
    if (!family.has(pid) && !family.has(parent)) continue;
    family.add(pid);
    kilobytes += resident;
  }
  return kilobytes / 1024;
}

/**
 * Runs a command. Returns its wall time in seconds and the most memory that it
 * and its children held at once, in MiB, sampled four times a second.
 *
 * @throws {Error} when the command fails
 */
export async function measure(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
) {
  const started = performance.now();
  const child = spawn(command, args, { ...options, stdio: "ignore" });
  let peak = 0;
  const timer = setInterval(() => {
    memoryOf(child.pid ?? 0).then(
      (memory) => (peak = Math.max(peak, memory)),
      // The process ended while it was being looked at.
      () => undefined,
    );
  }, interval);
  const code = await new Promise((resolve) => child.on("exit", resolve));
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`${command} ${args.join(" ")} ended with ${String(code)}`);
  }
  return { seconds: (performance.now() - started) / 1000, peak };
}

/** The bytes of all files below a folder. */
export async function folderSize(folder: string) {
  const names = await filesIn(folder);
  const sizes = names.map((name) => stat(path.join(folder, name)));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}
