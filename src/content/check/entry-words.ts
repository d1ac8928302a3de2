import { reservedPageNames } from "../page-path";
import { fileSchemas, isFileName } from "../schema/files";
import type { Entry } from "./content-folder";
import { nearest } from "./did-you-mean";
import { type Words, oneOf, show } from "./words";

const fileNames = Object.keys(fileSchemas);
const folderNames = ["pages", "images"];

/** The name of a file that can be a picture of the site. */
export const pictureName = /^[\w.-]+\.(?:jpe?g|png|webp|avif)$/i;
const pageName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;

/** A file name that a page may have, as near as can be to another. */
function pageNameFrom(name: string): string {
  const stem = name.replace(/\.[^.]*$/, "").toLowerCase();
  const plain = stem.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const words = plain.match(/[a-z0-9]+/g) ?? ["new-page"];
  return `${words.join("-")}.mdx`;
}

function kindWords(
  { kind, name }: Entry,
  isFolder: boolean,
): Words | undefined {
  if (kind === "outside") {
    return {
      found: "a link to something outside of the content folder",
      expected: isFolder ? "a folder" : "a file",
      fix: "replace the link with what it leads to",
    };
  }
  if (kind === "other" || (kind === "folder") !== isFolder) {
    return {
      found:
        kind === "folder"
          ? "a folder"
          : kind === "file"
            ? "a file"
            : "neither a file nor a folder",
      expected: `a ${isFolder ? "folder" : "file"} named ${show(name)}`,
      fix: `rename or remove it, and bring back the ${isFolder ? "folder" : "file"}`,
    };
  }
  return undefined;
}

function topLevelWords(entry: Entry): Words | undefined {
  const { name } = entry;
  if (isFileName(name)) return kindWords(entry, false);
  if (folderNames.includes(name)) return kindWords(entry, true);
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

function pageWords(entry: Entry): Words | undefined {
  const { name } = entry;
  if (entry.kind === "folder") {
    return {
      found: "a folder",
      expected: "pages directly in content/pages, with no folders",
      fix: "move its pages up into content/pages and remove it",
    };
  }
  if (reservedPageNames.some((reserved) => `${reserved}.mdx` === name)) {
    return {
      found: show(name),
      expected: `another name than ${oneOf(reservedPageNames)}, which the site uses itself`,
      fix: "rename the file; its name becomes the page's address",
    };
  }
  if (!pageName.test(name)) {
    return {
      found: show(name),
      expected:
        "a name of lower-case letters, digits and hyphens that ends in .mdx",
      fix: `rename it to ${pageNameFrom(name)}`,
    };
  }
  return kindWords(entry, false);
}

function pictureWords(entry: Entry): Words | undefined {
  const { name } = entry;
  if (entry.kind === "file" && !pictureName.test(name)) {
    return {
      found: show(name),
      expected:
        "a picture named with letters, digits and hyphens that ends in .jpg, .png, .webp or .avif",
      fix: "save the picture as a JPEG, rename it, or remove it",
    };
  }
  return kindWords(entry, false);
}

/** What is wrong with a name in the content folder, or with what has it. */
export function entryWords(entry: Entry): Words | undefined {
  if (entry.path.startsWith("pages/")) return pageWords(entry);
  if (entry.path.startsWith("images/")) return pictureWords(entry);
  return topLevelWords(entry);
}
