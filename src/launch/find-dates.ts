import { formatDate } from "../content/days";
import type { Problem } from "../content/problem";
import type { BuiltSite } from "./built-site";
import type { ContentFacts } from "./content-facts";
import { buildAgain, problemAt, wholeFile } from "./launch-problem";

function findDate(
  { pages }: BuiltSite,
  [address, day]: readonly [string, string],
): Problem[] {
  const file = `${address.slice(1)}/index.html`;
  const time = pages
    .find((page) => page.file === file)
    ?.elements.find(({ name }) => name === "time");
  const at = time ?? wholeFile;
  const path = "last updated";
  if (time === undefined) {
    const found = "no date on the page";
    const expected = `${formatDate(day)}, as in content/pages${address}.mdx`;
    return [problemAt(file, at, { path, found, expected, fix: buildAgain })];
  }
  const shown = `${time.text} (${time.attributes.get("datetime") ?? "no date for machines"})`;
  const meant = `${formatDate(day)} (${day})`;
  if (shown !== meant) {
    const expected = `${meant}, as in content/pages${address}.mdx`;
    const words = { path, found: shown, expected, fix: buildAgain };
    return [problemAt(file, at, words)];
  }
  return [];
}

/** Days on pages that are not those of the content. */
export function findWrongDates(
  built: BuiltSite,
  { days }: ContentFacts,
): Problem[] {
  return [...days].flatMap((page) => findDate(built, page));
}
