import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { buildOnceMore } from "../../../scripts/build/build-once-more";
import { temporaryFolder } from "../../setup/temporary-folder";

let folder = "";

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(path.join(folder, ".cache"));
  await mkdir(path.join(folder, "public"));
});

/**
 * Builds with a program in Gatsby's place.
 *
 * @param end what it does at its end
 */
async function buildThat(end: string) {
  const output: string[] = [];
  const keep = (text: unknown) => output.push(String(text)) > 0;
  jest.spyOn(process.stdout, "write").mockImplementation(keep);
  jest.spyOn(process.stderr, "write").mockImplementation(keep);
  jest.spyOn(console, "log").mockImplementation(keep);
  const program = `fs.appendFileSync("builds", "x");console.log("building");
    const hasCache = fs.existsSync(".cache");${end}`;
  const built = await buildOnceMore([process.execPath, "-e", program], folder);
  return {
    built,
    output: output.join(""),
    builds: readFileSync(path.join(folder, "builds"), "utf8").length,
    hasCache: existsSync(path.join(folder, ".cache")),
  };
}

test.each([
  ["succeeds", "", { built: true, builds: 1, hasCache: true }],
  [
    "finds a mistake",
    "console.log('1 problem'); process.exit(1)",
    { built: false, builds: 1, hasCache: true },
  ],
  [
    "somebody ends",
    "process.kill(process.pid, 'SIGTERM')",
    { built: false, builds: 1, hasCache: true },
  ],
  [
    "crashes every time",
    "process.kill(process.pid, 'SIGBUS')",
    { built: false, builds: 2, hasCache: false },
  ],
])("a build that %s", async (_, end, result) => {
  expect(await buildThat(end)).toMatchObject(result);
});

test.each([
  ["a bus error", "process.kill(process.pid, 'SIGBUS')"],
  ["the exit code of one", "process.exit(135)"],
  [
    "an error of the cache",
    "throw new Error('MDB_PAGE_NOTFOUND: Requested page not found')",
  ],
  [
    "an error in the cache's code",
    "console.log('[a]/[lmdb]/dist/index.cjs:704:16'); process.exit(1)",
  ],
])("after %s, deletes the cache and builds once more", async (_, crash) => {
  const { output, ...rest } = await buildThat(`if (hasCache) { ${crash} }`);

  expect(rest).toEqual({ built: true, builds: 2, hasCache: false });
  expect(output).toMatch(
    /^building\n[^]*Its cache may be damaged[^]*building\n$/,
  );
  expect(existsSync(path.join(folder, "public"))).toBe(true);
});
