import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";

/** Gatsby would send usage figures to its makers; builds here stay silent. */
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };

/**
 * Runs a command with its output on this terminal. Gives whether it
 * succeeded; a command that can't be started has not.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [extraEnv]
 * @returns {Promise<boolean>}
 */
export function run(command, args, extraEnv) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...env, ...extraEnv },
      // npm and npx are .cmd files on Windows, which only a shell can start.
      shell: process.platform === "win32",
    });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

/**
 * The same, with its output kept until it ends: for what runs beside another.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runBeside(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env,
      shell: process.platform === "win32",
    });
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ ok: false, output: `${error}` }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** When a file last changed, in milliseconds, or 0 when there is none. */
async function changedAt(file) {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Installs what the lockfile names, unless that is what is installed. */
export async function installPackages() {
  const installed = await changedAt("node_modules/.package-lock.json");
  const wanted = await changedAt("package-lock.json");
  if (installed >= wanted) return true;
  console.log("Installing packages. The first time takes a few minutes.\n");
  return run("npm", ["ci"]);
}
