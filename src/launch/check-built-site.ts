import path from "node:path";
import type { Problem } from "../content/problem";
import { isBuiltFrom } from "./build-record";
import { readBuiltSite } from "./built-site";
import { readContentFacts } from "./content-facts";
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
 * will be uploaded. What was built from the content as it is had no mistakes,
 * or it could not have been built.
 */
export async function checkBuiltSite(
  content: string,
  now: Date,
): Promise<Problem[]> {
  const folder = path.join(content, "..", "public");
  const built = await readBuiltSite(folder).catch(() => undefined);
  if (built?.files.has("index.html") !== true) {
    return unchecked(folder, "no built site");
  }
  if (!(await isBuiltFrom(content))) {
    return unchecked(folder, "a site built from other content than this");
  }
  const facts = await readContentFacts(content);
  const problems = [
    ...findPlaceholders(built),
    ...findWrongDonations(built, facts.site),
    ...(await findMissingPictures(built, facts.site.url)),
    ...findWrongDates(built, facts, now),
  ];
  return problems.map((problem) => ({
    ...problem,
    file: path.join(folder, problem.file).replaceAll(path.sep, "/"),
  }));
}
