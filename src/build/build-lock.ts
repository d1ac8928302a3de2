import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** In the folder of the site, and not in `.cache`, which Gatsby may empty. */
export const lockFile = ".build.lock";

function has(code: string, error: unknown) {
  const isSystems = typeof error === "object" && error !== null;
  return isSystems && "code" in error && error.code === code;
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's, and so not to be asked, but running.
    return has("EPERM", error);
  }
}

/** The process that the lock names, if there is one and it is another. */
function holderOf(file: string) {
  const pid = Number(readFileSync(file, "utf8"));
  // A new container counts its processes from the start, as the last one did.
  const isOther = Number.isInteger(pid) && pid > 0 && pid !== process.pid;
  return isOther && isRunning(pid) ? pid : undefined;
}

/**
 * Takes the lock for this process until it ends, so that no two builds or
 * previews write the same files. One left by a process that was killed is
 * taken over. Gives what is wrong, as a report to read, or null.
 *
 * @throws {Error} what the file system throws, as on a full disk
 */
export function takeLock(file: string): string | null {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: "wx" });
  } catch (error) {
    if (!has("EEXIST", error)) {
      rmSync(file, { force: true });
      throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined) {
      return `Another build or preview of this site is running in this folder, as process ${holder}. Two would write the same files: wait until it is done, or stop it. If that process is something else, delete ${file}.`;
    }
    rmSync(file);
    return takeLock(file);
  }
  process.once("exit", () => rmSync(file, { force: true }));
  return null;
}
