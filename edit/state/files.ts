import { pageAddress } from "../../src/content/schema/page-address";
import { isPageFile, isYamlFile } from "../../src/content/schema/files";
import { readFields } from "../text/read-fields";
import type { Texts } from "../store/texts";
import { type FileDescription, fileDescriptions } from "./file-descriptions";

/** A file or folder as staff know it. */
export interface ListedFile extends FileDescription {
  readonly path: string;
}

/** The file that is open at first. */
export const firstFile: ListedFile = {
  path: "site.yml",
  ...fileDescriptions["site.yml"],
};

/** The folders of pictures and documents. */
const folders: readonly ListedFile[] = [
  {
    path: "images",
    group: "Files",
    title: "Pictures",
    about:
      "All pictures, and where the site shows them. To show another picture on a page, change it there: what you add here isn’t on a page yet. You can delete the ones that no page uses.",
    shownAt: "/",
  },
  {
    path: "documents",
    group: "Files",
    title: "Documents",
    about:
      "PDFs that pages link to. What you add here is public, and a page must link to it: open that page, select words in its text, choose the PDF in the list beside “Add the link”, and click that button. You can delete the ones that no page links to.",
    shownAt: "/",
  },
];

/** Whether a path is that of a folder of pictures or documents. */
export const isFolder = (path: string) =>
  folders.some((each) => each.path === path);

function listedPage(path: string, text: string): ListedFile {
  const title = readFields(path, text)?.root.textOf("title")?.trim();
  const address = pageAddress(path);
  return {
    path,
    group: "Pages",
    title: title || address,
    about: `The page ${address}.`,
    shownAt: address,
  };
}

/**
 * A file that the editor can't open, such as one in a format that the site can't
 * show: what is wrong with it is all that there is to see.
 */
export const unopenedFile = (path: string): ListedFile => ({
  path,
  group: "Files",
  title: path,
  about:
    "The editor can’t open this file. Change or delete it where it came from: on GitHub or, with npm run edit, in the folder content on this computer.",
  shownAt: "/",
});

/**
 * What staff call a file.
 *
 * @param versions of the content, newest first: a deleted file is only in an
 * older one
 */
export function titleOfFile(path: string, ...versions: readonly Texts[]) {
  if (isYamlFile(path)) return fileDescriptions[path].title;
  const text = versions.find((each) => each.has(path))?.get(path);
  return text === undefined || !isPageFile(path)
    ? path
    : listedPage(path, text).title;
}

/** Everything that can be edited, in the order of the list. */
export const listedFiles = (texts: Texts): readonly ListedFile[] => [
  ...Object.entries(fileDescriptions).map(([path, file]) => ({
    path,
    ...file,
  })),
  ...Array.from(texts)
    .filter(([path]) => isPageFile(path))
    .map(([path, text]) => listedPage(path, text)),
  ...folders,
];
