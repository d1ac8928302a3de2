import { placeholdersIn } from "../content/placeholders";
import type { Problem } from "../content/problem";
import type { Spot } from "./built-page";
import type { BuiltSite, BuiltText } from "./built-site";
import { problemAt } from "./launch-problem";

/** Where a placeholder is in a text, and what it stands for. */
type Placeholder = ReturnType<typeof placeholdersIn>[number];

/**
 * Whether it is one in code as well, where a TODO is for whoever wrote it and
 * `.example` may be a property: an address stands behind a quote or a slash.
 */
const isCertain = (text: string, { index, found }: Placeholder) =>
  found.toLowerCase().endsWith(".example")
    ? found.includes("@") || /["'`/]/.test(text.charAt(index - 1))
    : /\d/.test(found);

function spotAt(text: string, index: number): Spot {
  const before = text.slice(0, index).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** In a file as it was written, whether or not somebody reads it. */
const inText = ({ file, text }: BuiltText) =>
  placeholdersIn(text)
    .filter((placeholder) => isCertain(text, placeholder))
    .map(({ index, found, meant }) => ({
      file,
      spot: spotAt(text, index),
      found,
      meant,
    }));

/**
 * Placeholders anywhere in the built site, each once, where it comes first: first
 * in words that somebody reads, then in any other text. Those that were told
 * of the content are not told again; one that is only here comes from code.
 */
export function findPlaceholders(
  { pages, data, texts }: BuiltSite,
  told: ReadonlySet<string> = new Set(),
): Problem[] {
  const inWords = [...pages, ...data].flatMap(({ file, words }) =>
    words.flatMap(({ text, ...spot }) =>
      placeholdersIn(text).map(({ found, meant }) => ({
        file,
        spot,
        found,
        meant,
      })),
    ),
  );
  const places = [...inWords, ...texts.flatMap(inText)];
  const all = new Set(places.map(({ found }) => found));
  return [...all]
    .filter((found) => !told.has(found))
    .flatMap((found) => {
      const same = places.filter((place) => place.found === found);
      const files = new Set(same.map(({ file }) => file)).size;
      return same.slice(0, 1).map(({ file, spot, meant }) =>
        problemAt(file, spot, {
          path: "placeholder on the site",
          found: `${found}, in ${files === 1 ? "this file" : `${files} files`}`,
          expected: meant,
          fix: "build again, and tell a developer if it is still there",
        }),
      );
    });
}
