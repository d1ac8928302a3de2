import { execFile, spawn } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const exec = promisify(execFile);
const interval = 250;

/** The resident memory of a process and all below it, in MiB. */
async function memoryOf(root) {
  const { stdout } = await exec("ps", ["-eo", "pid=,ppid=,rss="]);
  const processes = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  // Children have higher numbers than their parents, but for wrap-around.
  for (const [pid, parent, resident] of processes.sort(([a], [b]) => a - b)) {
    if (!family.has(pid) && !family.has(parent)) continue;
    family.add(pid);
    kilobytes += resident;
  }
  return kilobytes / 1024;
}

/**
 * Runs a command. Gives its wall time in seconds and the most memory that it
 * and its children held at once, in MiB, sampled four times a second.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @throws {Error} when the command fails
 */
export async function measure(command, args, options) {
  const started = performance.now();
  const child = spawn(command, args, { ...options, stdio: "ignore" });
  let peak = 0;
  const timer = setInterval(() => {
    memoryOf(child.pid).then(
      (memory) => (peak = Math.max(peak, memory)),
      () => undefined,
    );
  }, interval);
  const code = await new Promise((resolve) => child.on("exit", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}: ${code}`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

/** The bytes of all files below a folder. */
export async function folderSize(folder) {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => stat(path.join(parentPath, name)));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}
