import { cp, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderSize, measure } from "./measure.mjs";
import { pageText } from "./pages.mjs";

/** What a build needs of the repository. */
const parts = [
  "content",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

const counts = process.argv.slice(2).map(Number);
const sizes = counts.length > 0 ? counts : [5, 100, 1000, 5000];
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };

async function copyProject(folder) {
  for (const part of parts) {
    await cp(part, path.join(folder, part), { recursive: true });
  }
  await symlink(
    path.resolve("node_modules"),
    path.join(folder, "node_modules"),
  );
}

const build = (folder) =>
  measure("npx", ["gatsby", "build"], { cwd: folder, env });

/** What a build leaves for the next one. */
const kept = [".cache", "public"];

async function replace(from, to) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}

/**
 * Builds the site with `count` pages more. It starts from what the first build
 * left, pictures above all, in the same folder: caches hold absolute paths.
 */
async function run(site, first, count) {
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

const work = await mkdtemp(path.join(tmpdir(), "scale-"));
try {
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
    console.log(`Building with ${size} pages more…`);
    rows.push(await run(site, first, size));
  }
  console.table(rows);
  const [fewest, most] = [rows[0], rows.at(-1)];
  const each =
    ((most.seconds - fewest.seconds) / (most.pages - fewest.pages)) * 1000;
  console.log(`${each.toFixed(1)} ms for each further page`);
} finally {
  await rm(work, { recursive: true });
}
