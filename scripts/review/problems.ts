import type { Content } from "../../src/content/content";
import type { Problem } from "../../src/content/check/result";
import { locate } from "../../src/content/check/locate";
import { showWhole } from "../../src/content/words/show";

/** A problem found on a built page, in words for staff. */
export interface Finding extends Pick<Problem, "found" | "expected"> {
  /** The text concerned, as written in a content file. */
  readonly text?: string;
  /** How to fix it in content; omitted if only a developer can fix it. */
  readonly fix?: string;
}

/** Findings by page address: `/about`. */
type Findings = ReadonlyMap<string, readonly Finding[]>;

/** The text of each content file, by name: `content/home.yml`. */
export type Sources = ReadonlyMap<string, string>;

const forDeveloper =
  "this can't be fixed in content/: show this message to a developer";

/** Finds a text in the page's own file, or in one that pages share. */
function find(text: string, own: string, sources: Sources) {
  const shared = [...sources.keys()].filter((file) => file.endsWith(".yml"));
  const has = (file: string) => text && sources.get(file)?.includes(text);
  const file = [own, ...shared].find(has);
  const source = sources.get(file ?? "") ?? "";
  const [place] = locate(source, [{ at: source.indexOf(text) }]);
  return file && place && { file, line: place.line, column: place.column };
}

/**
 * Turns findings into problems for staff: one per mistake, however many pages
 * and screens show it. Sorted by file and line.
 */
export function problemsFrom(
  findings: Findings,
  content: Content,
  sources: Sources,
): Problem[] {
  const problems = new Map<string, Problem>();
  const pages = [...findings].sort(([a], [b]) => a.localeCompare(b));
  for (const [address, ofPage] of pages) {
    const page = content.pages.find(({ path }) => path === address);
    // All content on the 404 page comes from site.yml.
    const file = page?.file ?? (address === "/" ? "home.yml" : "site.yml");
    const path = address === "/" ? "the home page" : `the page ${address}`;
    const own = { file: `content/${file}`, line: 1, column: 1, path };
    for (const { found, expected, text, fix } of ofPage) {
      const at = text === undefined ? own : find(text, own.file, sources);
      const problem = {
        ...own,
        ...at,
        found: showWhole(found),
        expected,
        fix: (at && fix) ?? forDeveloper,
      };
      const place = `${problem.file}:${problem.line}`;
      const isInText = problem.fix !== forDeveloper;
      // Design bugs appear on every page.
      const mistake = `${isInText ? place : ""} ${found}`;
      if (!problems.has(mistake)) problems.set(mistake, problem);
    }
  }
  return [...problems.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
}
