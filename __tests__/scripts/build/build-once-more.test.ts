import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { buildOnceMore } from "../../../scripts/build/build-once-more";
import { temporaryFolder } from "../../setup/temporary-folder";

test.each([
  ["succeeds", "", true, 1],
  ["finds a mistake", "console.log('1 problem'); process.exit(1)", false, 1],
  ["somebody ends", "process.kill(process.pid, 'SIGTERM')", false, 1],
  ["crashes every time", "process.kill(process.pid, 'SIGBUS')", false, 2],
  [
    "crashes with its cache",
    "if (hasCache) process.kill(process.pid, 'SIGBUS')",
    true,
    2,
  ],
  [
    "throws an error of the cache",
    "if (hasCache) throw new Error('MDB_PAGE_NOTFOUND: Page not found')",
    true,
    2,
  ],
  [
    "fails in the cache's code",
    "if (hasCache) { console.log('[a]/[lmdb]/dist/a.cjs:7'); process.exit(1) }",
    true,
    2,
  ],
])("a build that %s", async (_, end, built, builds) => {
  const folder = await temporaryFolder();
  const file = (name: string) => path.join(folder, name);
  await mkdir(file(".cache"));
  await mkdir(file("public"));
  const output: string[] = [];
  const keep = (text: unknown) => output.push(String(text)) > 0;
  jest.spyOn(process.stdout, "write").mockImplementation(keep);
  jest.spyOn(process.stderr, "write").mockImplementation(keep);
  jest.spyOn(console, "log").mockImplementation(keep);
  // A program in Gatsby's place.
  const program = `fs.appendFileSync("builds", "x");console.log("building");
    const hasCache = fs.existsSync(".cache");${end}`;

  expect(await buildOnceMore(["-e", program], folder)).toBe(built);

  // It is built once more without the cache, but with its pictures.
  expect(readFileSync(file("builds"), "utf8")).toHaveLength(builds);
  expect(existsSync(file(".cache"))).toBe(builds === 1);
  const told = output.join("").includes("Its cache may be damaged");
  expect(told).toBe(builds === 2);
  expect(existsSync(file("public"))).toBe(true);
});
