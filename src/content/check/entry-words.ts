import { fileSchemas, isFileName } from "../schema/files";
import type { Entry } from "./content-folder";
import { nearest } from "./did-you-mean";
import { foreignWords, kindWords, strayPictureWords } from "./entry-kinds";
import { pageName } from "./file-names";
import { pageWords } from "./page-file-words";
import { pictureWords } from "./picture-file-words";
import { type Words, oneOf, show } from "./words";

const fileNames = Object.keys(fileSchemas);
const folderNames = ["pages", "images"];

function topLevelWords(entry: Entry): Words | undefined {
  const { name, kind } = entry;
  if (isFileName(name)) return kindWords(entry, false);
  if (folderNames.includes(name)) return kindWords(entry, true);
  const known = foreignWords(entry) ?? strayPictureWords(entry, "content");
  if (known) return known;
  if (kind === "file" && pageName.test(name)) {
    return {
      found: `${show(name)} in content`,
      expected: "pages in content/pages",
      fix: `move it to content/pages: edit it, and write pages/${name} for its name`,
    };
  }
  const match = nearest(name, [...fileNames, ...folderNames]);
  return {
    found: show(name),
    expected: `only ${oneOf([...fileNames, ...folderNames], "and")} in the content folder`,
    fix:
      match === undefined
        ? "remove it, or move it: pages into pages, pictures into images"
        : `did you mean ${match}?`,
  };
}

/** What is wrong with a name in the content folder, or with what has it. */
export function entryWords(entry: Entry): Words | undefined {
  if (entry.path.startsWith("pages/")) return pageWords(entry);
  if (entry.path.startsWith("images/")) return pictureWords(entry);
  return topLevelWords(entry);
}
