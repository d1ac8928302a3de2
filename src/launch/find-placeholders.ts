import { placeholdersIn } from "../content/check/launch";
import type { Problem } from "../content/problem";
import type { BuiltSite } from "./built-site";
import { problemAt } from "./launch-problem";

/**
 * Stand-ins anywhere in the built site, each once, where it comes first. One
 * that the content holds is listed with the content's own line as well; one
 * that is only here comes from code, or from content of before.
 */
export function findPlaceholders({ pages, data }: BuiltSite): Problem[] {
  const places = [...pages, ...data].flatMap(({ file, words }) =>
    words.flatMap(({ text, ...spot }) =>
      placeholdersIn(text).map((placeholder) => ({
        file,
        spot,
        ...placeholder,
      })),
    ),
  );
  return [...new Set(places.map(({ found }) => found))].flatMap((found) => {
    const same = places.filter((place) => place.found === found);
    const files = new Set(same.map(({ file }) => file)).size;
    return same.slice(0, 1).map(({ file, spot, meant }) =>
      problemAt(file, spot, {
        path: "stand-in on the site",
        found: `${found}, in ${files === 1 ? "this file" : `${files} files`}`,
        expected: meant,
        fix: "correct it in content/ where a problem above says so, and build again; without one, tell a developer",
      }),
    );
  });
}
