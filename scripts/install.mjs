// Runs before packages are installed, so it can't be TypeScript.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/**
 * When a file last changed, in milliseconds; 0 if it does not exist.
 *
 * @param {string} file
 */
const changedAt = (file) =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes it after installing everything in the lockfile.
if (
  changedAt("node_modules/.package-lock.json") < changedAt("package-lock.json")
) {
  console.log("Installing packages. The first time takes a few minutes.\n");
  const { status } = spawnSync("npm", ["ci"], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
