import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";

/** In the folder of the site, and not in `.cache`, which Gatsby may empty. */
export const lockFile = ".build.lock";

function has(code: string, error: unknown) {
  const isSystems = typeof error === "object" && error !== null;
  return isSystems && "code" in error && error.code === code;
}

/** What a piece of work gives, or undefined when it fails with that code. */
function unless<T>(code: string, work: () => T) {
  try {
    return work();
  } catch (error) {
    if (has(code, error)) return undefined;
    throw error;
  }
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

/** The number in a lock: NaN where there is none, undefined without a lock. */
function numberIn(file: string) {
  const text = unless("ENOENT", () => readFileSync(file, "utf8"));
  return text === undefined ? undefined : Number(text);
}

/** Whether a lock's number is that of a process, and of another than this. */
function isHeld(pid: number) {
  // A new container counts its processes from the start, as the last one did.
  return (
    Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid)
  );
}

/** Gives a file a second name, unless something has that name already. */
const isLinked = (file: string, name: string) =>
  unless("EEXIST", () => {
    linkSync(file, name);
    return true;
  }) ?? false;

/**
 * Puts this process's file in the place of a lock that nobody holds. Only who
 * has the name `next` may: whoever read that lock a moment ago would otherwise
 * replace the one that has come since. Gives the process that has it instead.
 */
function takeOver(file: string, own: string) {
  const next = `${file}.next`;
  if (!isLinked(own, next)) {
    const pid = numberIn(next);
    if (pid !== undefined && isHeld(pid)) return pid;
    rmSync(next, { force: true });
    return undefined;
  }
  const pid = numberIn(file);
  if (pid === undefined || isHeld(pid)) rmSync(next);
  else renameSync(next, file);
  return undefined;
}

/** Makes the lock this process's file, or gives the process that holds it. */
function claim(file: string, own: string): number | undefined {
  while (!isLinked(own, file)) {
    const pid = numberIn(file);
    if (pid === process.pid) return undefined;
    if (pid === undefined) continue;
    const holder = isHeld(pid) ? pid : takeOver(file, own);
    if (holder !== undefined) return holder;
  }
  return undefined;
}

/**
 * Takes the lock for this process until it ends, so that no two builds or
 * previews write the same files. One left by a process that was killed is
 * taken over, by one process alone. It is never there without its number: a
 * file that has it is given the lock's name. Gives what is wrong, as a report
 * to read, or null.
 *
 * @throws {Error} what the file system throws, as on a full disk
 */
export function takeLock(file: string): string | null {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, `${process.pid}\n`);
    const holder = claim(file, own);
    if (holder !== undefined) {
      return `Another build or preview of this site is running in this folder, as process ${holder}. Two would write the same files: wait until it is done, or stop it. If that process is something else, delete ${file}.`;
    }
  } finally {
    rmSync(own, { force: true });
  }
  process.once("exit", () => {
    if (numberIn(file) === process.pid) rmSync(file, { force: true });
  });
  return null;
}
