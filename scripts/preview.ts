import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { checkContent } from "../src/content/load/check-content";
import { baseCommit, git } from "../src/content/load/read-history";
import { formatNote } from "../src/content/check/report";
import { count, fileSize } from "../src/content/words/amounts";
import { openChromium } from "./find-chromium";
import { compareSites } from "./preview/compare-sites";
import { reportHtml } from "./preview/report";
import { copyProject } from "./project-copy";
import { run, runBeside } from "./run";

/** Both versions are built here, so that later previews reuse the cache. */
const folder = ".preview";
const earlier = `${folder}/earlier`;
const before = `${folder}/before`;
const after = `${folder}/public`;
const file = "preview.html";

/** The base commit or, if nothing changed since, where the branch began. */
async function earlierCommit() {
  const commit = (await baseCommit(process.env)) ?? "HEAD";
  const edits = await git(".", "status", "--porcelain", "--", "content");
  if (commit !== "HEAD" || edits) return commit;
  return (await git(".", "merge-base", "HEAD", "origin/main")) ?? commit;
}

async function build(content: string) {
  await copyProject(folder, content);
  return runBeside("npx", ["tsx", "scripts/build.ts"], folder);
}

async function main() {
  const commit = (await earlierCommit()).trim();
  await rm(earlier, { recursive: true, force: true });
  await rm(before, { recursive: true, force: true });
  await mkdir(earlier, { recursive: true });
  const extract = 'git archive "$0" content | tar -x -C "$1"';
  await run("sh", ["-c", extract, commit, earlier]);

  console.log("Building the site before and after the change.");
  const old = await build(`${earlier}/content`);
  if (old.ok) await cp(after, before, { recursive: true });
  else await mkdir(before);
  const { ok, output } = await build("content");
  if (!ok) throw new Error(formatNote(stripVTControlCharacters(output)));

  console.log("Taking pictures of the pages that changed.");
  const browser = await openChromium();
  const { notes, sections } = await compareSites(browser, before, after);
  await browser.close();
  const failure =
    "The earlier content could not be built, so every page counts as new.";
  const date = await git(".", "show", "-s", "--format=%cs (%h)", commit);
  const { warnings } = await checkContent("content", { base: commit });
  const html = reportHtml({
    warnings,
    title: `Changes to content since ${date?.trim() ?? commit}`,
    notes: old.ok ? notes : [failure, ...notes],
    sections,
  });
  await writeFile(file, html);
  const size = fileSize(Buffer.byteLength(html));
  console.log(`${file}: ${count(sections.length, "page")}, ${size}`);
}

void main();
