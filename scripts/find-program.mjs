import { access, constants } from "node:fs/promises";
import path from "node:path";
import { run } from "./steps.mjs";

function isThere(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * The first of these programs that can be run, or undefined: files by their
 * whole path, commands wherever the PATH has them.
 *
 * @param {(string | undefined)[]} names
 * @returns {Promise<string | undefined>}
 */
export async function findProgram(...names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  for (const name of names.filter(Boolean)) {
    const files = path.isAbsolute(name)
      ? [name]
      : folders.map((folder) => path.join(folder, name));
    for (const file of files) if (await isThere(file)) return file;
  }
  return undefined;
}

/**
 * Installs Debian's packages where that can be done: by root, on a Debian or
 * what is made of it. Gives whether it did.
 *
 * @param {...string} packages
 */
export async function installFromDebian(...packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !(await isThere("/usr/bin/apt-get"))) return false;
  return (
    (await run("apt-get", ["update"])) &&
    (await run("apt-get", ["install", "-y", ...packages], {
      DEBIAN_FRONTEND: "noninteractive",
    }))
  );
}
