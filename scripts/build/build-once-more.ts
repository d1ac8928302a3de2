import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";

/** How a crash ends a process; people and hosts end a build with other signals. */
const crashes = ["SIGBUS", "SIGSEGV", "SIGABRT"] as const;

/** The database of the cache, in an error or its stack. */
const cacheError = /\bMDB_[A-Z_]+:|\blmdb\]?\/dist\//;

/** Runs a build with its output in this terminal. */
function run(build: readonly string[], folder: string) {
  return new Promise<{ ok: boolean; crashed: boolean }>((resolve, reject) => {
    const child = spawn(process.execPath, build, {
      cwd: folder,
      stdio: ["inherit", "pipe", "pipe"],
    });
    let output = "";
    const outputs = [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const;
    for (const [from, to] of outputs) {
      from.on("data", (chunk: Buffer) => {
        to.write(chunk);
        output += chunk.toString();
      });
    }
    child.on("error", reject);
    child.on("close", (code, signal) => {
      const crashed =
        crashes.some((name) => name === signal) || cacheError.test(output);
      resolve({ ok: code === 0, crashed: code !== 0 && crashed });
    });
  });
}

const explanation = `
Gatsby crashed. Its cache may be damaged, for example because the disk was full
or an earlier build was interrupted. Deleting .cache and building again, which
takes longer. Photos from other sites are downloaded again; the encoded pictures
in public/ are kept.
`;

/**
 * Builds the site. If the build crashes because of its cache, or seems to,
 * deletes the cache and builds once more. `public` stays: encoding its pictures
 * takes minutes, and without a cache Gatsby deletes the pages there.
 *
 * @param build the program of the build and its arguments, for Node
 * @param folder the project
 * @returns whether the site was built
 */
export async function buildOnceMore(
  build: readonly string[],
  folder: string,
): Promise<boolean> {
  const { ok, crashed } = await run(build, folder);
  if (!crashed) return ok;
  console.log(explanation);
  await rm(path.join(folder, ".cache"), { recursive: true, force: true });
  return (await run(build, folder)).ok;
}
