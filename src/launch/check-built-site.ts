import path from "node:path";
import type { CheckResult, Problem } from "../content/problem";
import { isBuiltFrom } from "./build-record";
import { readBuiltSite } from "./built-site";
import { contentFacts } from "./content-facts";
import { findWrongDates } from "./find-dates";
import { findWrongDonations } from "./find-donations";
import { findMissingPictures } from "./find-pictures";
import { findPlaceholders } from "./find-placeholders";
import { problemAt, wholeFile } from "./launch-problem";

const firstBuild = "run  npm run build , then this check again";

/** A problem that leaves nothing else to look for. */
const unchecked = (folder: string, found: string) => [
  problemAt(folder, wholeFile, {
    path: "the built site",
    found,
    expected: "the site as built from this content",
    fix: firstBuild,
  }),
];

/**
 * Reads the built site in `public`, beside the content folder, and gives what
 * must change before it is public. It builds nothing: what is checked is what
 * will be uploaded.
 *
 * @param result of the check of that content, whose placeholders are not told again
 */
export async function checkBuiltSite(
  contentFolder: string,
  result: Pick<CheckResult, "content" | "problems">,
): Promise<Problem[]> {
  const { content, problems: told } = result;
  const folder = path.join(contentFolder, "..", "public");
  const built = await readBuiltSite(folder).catch(() => undefined);
  if (built?.files.has("index.html") !== true) {
    return unchecked(folder, "no built site");
  }
  if (!content || !(await isBuiltFrom(contentFolder))) {
    return unchecked(folder, "a site built from other content than this");
  }
  const facts = contentFacts(content);
  const problems = [
    ...findPlaceholders(built, new Set(told.map(({ found }) => found))),
    ...findWrongDonations(built, facts.site),
    ...(await findMissingPictures(built, facts.site.url)),
    ...findWrongDates(built, facts),
  ];
  return problems.map((problem) => ({
    ...problem,
    file: path.join(folder, problem.file).replaceAll(path.sep, "/"),
  }));
}
