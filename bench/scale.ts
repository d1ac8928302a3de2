import { cp, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "../scripts/build/project-copy";
import { folderSize, measure } from "./measure";
import { pageText } from "./pages";

const counts = process.argv.slice(2).map(Number);
const sizes = counts.length > 0 ? counts : [5, 100, 1000, 5000];

// Without npx, which would hold memory of its own.
const build = (folder: string) =>
  measure(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: folder,
  });

/** What a build leaves for the next one. */
const kept = [".cache", "public"];

async function replace(from: string, to: string) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}

/**
 * Builds the site with `count` more pages. Starts from what the first build
 * left, mainly pictures, in the same folder, because caches hold absolute
 * paths.
 */
async function run(site: string, first: string, count: number) {
  for (const part of kept) {
    await replace(path.join(first, part), path.join(site, part));
  }
  await replace("content", path.join(site, "content"));
  for (let number = 1; number <= count; number += 1) {
    const file = path.join(site, "content/pages", `notes-${number}.mdx`);
    await writeFile(file, pageText(number));
  }
  const { seconds, peak } = await build(site);
  const output = path.join(site, "public");
  const page = await stat(path.join(output, "notes-1", "index.html"));
  return {
    pages: count,
    seconds: Number(seconds.toFixed(1)),
    "peak MiB": Math.round(peak),
    "public MiB": Number(((await folderSize(output)) / 2 ** 20).toFixed(1)),
    "bytes of one page": page.size,
  };
}

async function main(work: string) {
  const site = path.join(work, "site");
  const first = path.join(work, "first");
  await copyProject(site);
  console.log("Building once, so that every run finds its pictures…");
  await build(site);
  for (const part of kept) {
    await replace(path.join(site, part), path.join(first, part));
  }
  const rows = [];
  for (const size of sizes) {
    console.log(`Building with ${size} more pages…`);
    rows.push(await run(site, first, size));
  }
  console.table(rows);
  const [fewest, most] = [rows[0], rows.at(-1)];
  if (fewest === undefined || most === undefined || fewest === most) return;
  const seconds = most.seconds - fewest.seconds;
  const each = (seconds / (most.pages - fewest.pages)) * 1000;
  console.log(`${each.toFixed(1)} ms for each additional page`);
}

void mkdtemp(path.join(tmpdir(), "scale-")).then((work) =>
  main(work).finally(() => rm(work, { recursive: true })),
);
