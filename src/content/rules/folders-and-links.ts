import { contentFolders } from "../schema/upload-names";
import { isYamlFile } from "../schema/files";
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
    if (isFolderName || isYamlFile(path)) {
      return {
        found: `a ${kind}`,
        expected: `a ${wanted} named ${path}`,
        fix: `rename or delete it, and bring back the ${wanted}`,
      };
    }
    const up = "../".repeat(path.split("/").length);
    return {
      found: `the folder ${show(path)}`,
      fix: `edit each page in it and write ${up}pages/ before its name, or ${up} before that of a .yml file; upload its pictures to content/images and its PDFs to content/documents; then delete what is left in it`,
    };
  },
  examples: [
    {
      bad: "images/2026/heron.jpg",
      good: "",
      message:
        "the folder images/2026 → edit each page in it and write ../../pages/ before its name, or ../../ before that of a .yml file; upload its pictures to content/images and its PDFs to content/documents; then delete what is left in it",
    },
  ],
});
