import { readFile, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { filesIn } from "../built-site/files-in";
import type { CheckResult, Problem } from "../content/problem";
import { checkPage } from "./check-page";

/** When anything in a folder was last added, changed or removed. */
async function lastChange(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const states = await Promise.all(
    ["", ...names].map((name) => stat(path.join(folder, name))),
  );
  return Math.max(...states.map(({ mtimeMs }) => mtimeMs));
}

/** Every build writes it, so its time is the build's. */
const manifest = "manifest.webmanifest";

const manifestShape = z.object({ start_url: z.string() });

/**
 * Compares the built site in `public`, beside the content folder, with that
 * content. It builds nothing: what is checked is what will be uploaded.
 *
 * @param result of the check of that content, whose placeholders are not repeated
 */
export async function checkBuiltSite(
  contentFolder: string,
  { content, problems: known }: Pick<CheckResult, "content" | "problems">,
): Promise<Problem[]> {
  const folder = path.join(contentFolder, "..", "public");
  const start = { line: 1, column: 1 };
  const built = await stat(path.join(folder, manifest)).catch(() => undefined);
  if (!content || !built || built.mtimeMs < (await lastChange(contentFolder))) {
    const found = built ? "a site built from other content" : "no built site";
    const expected = "the site as built from this content";
    const fix = "run  npm run build , then this check again";
    const place = { file: folder, ...start, path: "the built site" };
    return [{ ...place, found, expected, fix }];
  }

  const read = (file: string) => readFile(path.join(folder, file), "utf8");
  const data: unknown = JSON.parse(await read(manifest));
  const root = new URL(manifestShape.parse(data).start_url, content.site.url);
  const files = new Set(await filesIn(folder));
  const site = { content, root: root.href, files };
  // Donate links have the EIN without its hyphen.
  const told = new Set(
    known.flatMap(({ found }) => [found, found.replaceAll("-", "")]),
  );
  const problems: Problem[] = [];
  for (const file of files) {
    // Gatsby keeps parts of pages there, which are in the pages as well.
    if (!file.endsWith(".html") || file.startsWith("_gatsby/")) continue;
    for (const problem of checkPage(file, await read(file), site)) {
      // Once is enough for what is the same on every page.
      const words = `${problem.path} ${problem.found} ${problem.fix}`;
      const isTold = told.has(problem.found) || told.has(words);
      if (isTold) continue;
      told.add(words);
      problems.push({ file: `${folder}/${file}`, ...start, ...problem });
    }
  }
  return problems;
}
