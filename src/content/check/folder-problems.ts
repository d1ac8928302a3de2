import { fileSchemas } from "../schema/files";
import type { Entry } from "./content-folder";
import { nearest } from "./did-you-mean";
import { entryWords } from "./entry-words";
import { findRenamedPages, neededPages } from "./needed-pages";
import { type Words, show } from "./words";

/** Something wrong with a file as a whole. */
export interface FileProblem extends Words {
  /** Relative to the content folder. */
  file: string;
  path: string;
}

const fileNames = Object.keys(fileSchemas);

/** Whether some file of the folder was probably meant to be this one. */
const isMisnamed = (file: string, entries: readonly Entry[]) =>
  entries.some(
    ({ path }) => path !== file && nearest(path, [file]) !== undefined,
  );

/** Files and folders that should not be there, and files that should. */
export function findFolderProblems(entries: readonly Entry[]): FileProblem[] {
  const misplaced = entries.flatMap((entry): FileProblem[] => {
    const words = entryWords(entry);
    const path = entry.path.split("/").map(show).join(" › ");
    return words ? [{ file: entry.path, path, ...words }] : [];
  });
  const present = new Set(entries.map(({ path }) => path));
  const unexpected = entries.filter((entry) => entryWords(entry));
  const found = findRenamedPages(
    entries
      .filter(({ path }) => path.startsWith("pages/"))
      .map(({ name }) => name),
  );
  const renamed = Array.from(found, ([name, page]) => ({
    file: `pages/${name}`,
    path: `pages › ${name}`,
    found: `${name}, which seems to be ${page}`,
    expected: `the page ${page}, which the site's own links lead to`,
    fix: `name it ${page} again`,
  }));
  for (const page of found.values()) present.add(`pages/${page}`);
  const needed = [...fileNames, ...neededPages.map((name) => `pages/${name}`)];
  const missing = needed
    .filter((file) => !present.has(file) && !isMisnamed(file, unexpected))
    .map((file) => ({
      file,
      path: file.replace(/\.\w+$/, "").replace("/", " › "),
      found: "no such file",
      expected: `the file ${file}`,
      fix: "bring it back from an earlier version; the site can't do without it",
    }));
  return [...misplaced, ...renamed, ...missing];
}
