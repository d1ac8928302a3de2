import { pageAddress } from "../../src/content/schema/page-address";
import { isTextFile, isYamlFile } from "../../src/content/schema/files";
import { readFields } from "../text/read-fields";
import type { Texts } from "../store/texts";
import { type FileDescription, fileDescriptions } from "./file-descriptions";

/** A file as staff know it. */
export interface ListedFile extends Omit<FileDescription, "group"> {
  readonly path: string;
}

interface FileGroup {
  readonly title: string;
  readonly files: readonly ListedFile[];
}

const yamlFiles = Object.entries(fileDescriptions);

const fixedGroups: readonly FileGroup[] = Array.from(
  new Set(yamlFiles.map(([, { group }]) => group)),
  (title) => ({
    title,
    files: yamlFiles
      .filter(([, { group }]) => group === title)
      .map(([path, file]) => ({ path, ...file })),
  }),
);

/** The file that is open at first. */
export const firstFile: ListedFile = {
  path: "site.yml",
  ...fileDescriptions["site.yml"],
};

/** The folders of pictures and documents. */
const folders: FileGroup = {
  title: "Files",
  files: [
    {
      path: "images",
      title: "Pictures",
      about: "All pictures, and where the site shows them.",
      shownAt: "/",
    },
    {
      path: "documents",
      title: "Documents",
      about:
        "PDFs that pages link to. What you add here is public, and a page must link to it.",
      shownAt: "/",
    },
  ],
};

/** Whether a path is that of a folder of pictures or documents. */
export const isFolder = (path: string) =>
  folders.files.some((each) => each.path === path);

function listedPage(path: string, text: string): ListedFile {
  const title = readFields(path, text)?.root.textOf("title")?.trim();
  const address = pageAddress(path);
  const about = `The page ${address}.`;
  return { path, title: title || address, about, shownAt: address };
}

/** Whether a file is a page that staff write. */
export const isPage = (path: string) => isTextFile(path) && !isYamlFile(path);

/**
 * What staff call a file.
 *
 * @param versions of the content, newest first: a deleted file is only in an
 * older one
 */
export function titleOfFile(path: string, ...versions: readonly Texts[]) {
  if (isYamlFile(path)) return fileDescriptions[path].title;
  const text = versions.find((each) => each.has(path))?.get(path);
  return text === undefined || !isPage(path)
    ? path
    : listedPage(path, text).title;
}

/** Everything that can be edited, in the order of the list. */
export function fileGroups(texts: Texts): readonly FileGroup[] {
  const pages = Array.from(texts)
    .filter(([path]) => isPage(path))
    .map(([path, text]) => listedPage(path, text));
  return [...fixedGroups, { title: "Pages", files: pages }, folders];
}
