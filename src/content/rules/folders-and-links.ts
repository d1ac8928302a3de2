import { contentFolders } from "../schema/file-names";
import { isFileName } from "../schema/files";
import { oneOf } from "../words/amounts";
import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** Unexpected folders, and entries that are neither a file nor a folder. */
export const foldersAndLinks = defineRule({
  id: "folders-and-links",
  on: "entry",
  expected: `only files, in the folders ${oneOf(contentFolders, "and")}`,
  check({ path, kind }) {
    const isFolderName = contentFolders.includes(path);
    const wanted = isFolderName ? "folder" : "file";
    if (kind === "link" || kind === "other") {
      return {
        found: "a link, or something else that is neither a file nor a folder",
        fix: `delete it, and put the ${wanted} itself in its place`,
      };
    }
    if (kind === wanted) return;
    if (isFolderName || isFileName(path)) {
      return {
        found: `a ${kind}`,
        expected: `a ${wanted} named ${path}`,
        fix: `rename or delete it, and bring back the ${wanted}`,
      };
    }
    return {
      found: `the folder ${show(path)}`,
      fix: "move its pages into content/pages, its pictures into content/images and its PDFs into content/documents, and delete it",
    };
  },
  examples: [
    {
      bad: "images/2026/heron.jpg",
      good: "",
      message:
        "the folder images/2026 → move its pages into content/pages, its pictures into content/images and its PDFs into content/documents, and delete it",
    },
  ],
});
