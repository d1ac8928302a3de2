import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { openChromium } from "../scripts/browser/find-chromium";
import { release } from "../scripts/release/release";
import { serveSite } from "../scripts/serve/static-server";
import { run } from "../scripts/process/run";
import { costOf, kinds, windows } from "./bytes";
import { compressedCopies } from "./compressed-copies";
import { median, runLighthouse, type Run } from "./lighthouse";

const { values } = parseArgs({
  options: {
    /** A folder with a built site in each of its subfolders. */
    peers: { type: "string" },
    /** How often Lighthouse visits each page. */
    runs: { type: "string", default: "5" },
  },
});

const debuggingPort = 9333;
const result = "bench.json";

/** The paths of a site's pages, from its sitemap. */
async function pathsOf(folder: string) {
  const sitemap = await readFile(path.join(folder, "sitemap-0.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

async function sites() {
  const own = { name: "this site", folder: path.resolve("public") };
  if (values.peers === undefined) {
    console.log("No --peers given: this site alone.\n");
    return [own];
  }
  const names = await readdir(values.peers);
  const folder = values.peers;
  return [
    own,
    ...names.map((name) => ({ name, folder: path.resolve(folder, name) })),
  ];
}

type Served = { readonly name: string; readonly origin: string };

/** A page, and the sites that have one at its path: a peer may lack some. */
interface Compared {
  readonly page: string;
  readonly served: readonly Served[];
}

function compared(served: readonly Served[], paths: readonly string[]) {
  return Promise.all(
    paths.map(async (page): Promise<Compared> => {
      const answers = await Promise.all(
        served.map(({ origin }) => fetch(origin + page, { method: "HEAD" })),
      );
      return { page, served: served.filter((_, index) => answers[index]?.ok) };
    }),
  );
}

async function measureBytes(browser: Browser, pages: readonly Compared[]) {
  const rows = [];
  for (const size of windows) {
    for (const { page, served } of pages) {
      for (const { name, origin } of served) {
        const { before, after } = await costOf(browser, origin + page, size);
        const row = { page, site: name, window: size.name, before, after };
        rows.push(row);
      }
    }
  }
  return rows;
}

/** Sites take turns, so that a slow minute of the machine affects all of them. */
async function measureLighthouse(pages: readonly Compared[]) {
  const rows = [];
  for (const { page, served } of pages) {
    const runs = served.map(({ name }): { name: string; runs: Run[] } => ({
      name,
      runs: [],
    }));
    for (let turn = 0; turn < Number(values.runs); turn += 1) {
      for (const [index, { origin }] of served.entries()) {
        runs[index]?.runs.push(
          await runLighthouse(origin + page, debuggingPort),
        );
      }
    }
    for (const { name, runs: all } of runs) {
      rows.push({ page, site: name, ...median(all) });
    }
  }
  return rows;
}

async function main() {
  if (!(await run("npx", ["gatsby", "build"]))) process.exit(1);
  const browser = await openChromium([
    `--remote-debugging-port=${debuggingPort}`,
  ]);
  const servers = [];
  const releases = await mkdtemp(path.join(tmpdir(), "bench-"));
  for (const { name, folder } of await sites()) {
    const to = path.join(releases, name);
    await release("nginx", folder, to);
    await compressedCopies(to);
    servers.push({ name, ...(await serveSite(to, 0)) });
  }
  const pages = await compared(servers, await pathsOf("public"));
  const bytes = await measureBytes(browser, pages);
  console.table(
    bytes.map(({ before, after, ...row }) => ({
      ...row,
      requests: before.requests,
      ...Object.fromEntries(kinds.map((kind) => [kind, before.bytes[kind]])),
      "to the end": Object.values(after.bytes).reduce((sum, n) => sum + n),
    })),
  );
  const lighthouse = await measureLighthouse(pages);
  console.table(lighthouse);
  await writeFile(result, JSON.stringify({ bytes, lighthouse }, null, 2));
  console.log(`Written to ${result} as well.`);
  await browser.close();
  for (const { close } of servers) close();
  await rm(releases, { recursive: true });
}

void main();
