import { contentFolders } from "../schema/upload-names";
import { oneOf } from "../words/amounts";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** Unexpected folders, and entries that are neither a file nor a folder. */
export const foldersAndLinks: Rule<"entry"> = {
  expected: `only the folders ${oneOf(contentFolders, "and")}, with only files in them`,
  check({ path, kind }) {
    if (kind === "other") {
      return {
        found: "a link, or something else that is neither a file nor a folder",
        fix: "delete it, and put the file or the folder itself in its place",
      };
    }
    if (kind === "file" || contentFolders.includes(path)) return;
    const up = "../".repeat(path.split("/").length);
    return {
      found: `the folder ${show(path)}`,
      fix: `edit each page in it and type ${up}pages/ before its name, or just ${up} before the name of a .yml file; upload its pictures to content/images and its PDFs to content/documents; then delete whatever is left`,
    };
  },
  examples: [
    {
      bad: "images/2026/heron.jpg",
      message:
        "the folder images/2026 → edit each page in it and type ../../pages/ before its name, or just ../../ before the name of a .yml file; upload its pictures to content/images and its PDFs to content/documents; then delete whatever is left",
    },
  ],
};
