import { dayAt, firstZone } from "../content/check/clock";
import { formatDate } from "../content/policy-date";
import type { Problem } from "../content/problem";
import type { BuiltSite } from "./built-site";
import type { ContentFacts } from "./content-facts";
import { buildAgain, problemAt, wholeFile } from "./launch-problem";

function findDate(
  { pages }: BuiltSite,
  [address, day]: readonly [string, string],
  now: Date,
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
  const today = dayAt(now, firstZone);
  if (shown !== meant) {
    const expected = `${meant}, as in content/pages${address}.mdx`;
    const words = { path, found: shown, expected, fix: buildAgain };
    return [problemAt(file, at, words)];
  }
  if (day <= today) return [];
  return [
    problemAt(file, at, {
      path,
      found: `${shown}, a day that has not come`,
      expected: `${today} or earlier`,
      fix: `write the day in content/pages${address}.mdx, and build again`,
    }),
  ];
}

/** Days on pages that are not those of the content, or are still to come. */
export function findWrongDates(
  built: BuiltSite,
  { days }: ContentFacts,
  now: Date,
): Problem[] {
  return [...days].flatMap((page) => findDate(built, page, now));
}
