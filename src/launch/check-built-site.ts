import { readFile, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { pagesIn } from "../built-site/built-pages";
import { filesIn } from "../built-site/files-in";
import type { CheckResult, Problem } from "../content/check/result";
import { checkPage } from "./check-page";

/** When anything in a folder last changed. */
async function lastChange(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const states = await Promise.all(
    ["", ...names].map((name) => stat(path.join(folder, name))),
  );
  return Math.max(...states.map(({ mtimeMs }) => mtimeMs));
}

/** Every build rewrites it, so its mtime is the build time. */
const manifest = "manifest.webmanifest";

const manifestShape = z.object({ start_url: z.string() });

/**
 * Compares the built site in `public`, next to the content folder, with the
 * content. Does not build, so it checks exactly what will be uploaded.
 *
 * @param result of checking that content; its placeholders are not reported
 *   again
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
  // Donate links contain the EIN without its hyphen.
  const reported = new Set(
    known.flatMap(({ found }) => [found, found.replaceAll("-", "")]),
  );
  const problems: Problem[] = [];
  for (const file of await pagesIn(folder)) {
    for (const problem of checkPage(file, await read(file), site)) {
      // Report problems that repeat on every page only once.
      const words = `${problem.path} ${problem.found} ${problem.fix}`;
      const isReported = reported.has(problem.found) || reported.has(words);
      if (isReported) continue;
      reported.add(words);
      problems.push({ file: `${folder}/${file}`, ...start, ...problem });
    }
  }
  return problems;
}
