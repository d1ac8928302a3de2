import { nameOf, uploadedAs } from "../schema/upload-names";
import type { FolderEntry } from "../read/snapshot";
import { fileSchemas, isYamlFile, reservedPageNames } from "../schema/files";
import { longestName } from "../schema/limits";
import { oneOf } from "../words/amounts";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { rightPath } from "./shared/right-path";

/** What to do with files that the site can't show; the first match is used. */
const unshown: readonly (readonly [name: RegExp, fix: string])[] = [
  [
    /^[.~]|~$|\.(?:bak|orig|old|tmp|swp|rej)$/i,
    "delete it; it is a hidden or backup file, and everything here is published",
  ],
  [
    /\.(?:hei[cf]|avif|gif|svg|tiff?|bmp)$/i,
    "export it as a JPEG, upload that to content/images, and delete this one",
  ],
];

const otherwise =
  "put what visitors need on a page or in content/events.yml, upload the file to content/documents as a PDF, or link to it on another site; then delete this one";

/** Fix for a text, whose name can be edited on GitHub. */
function edited(path: string, right: string): string {
  const [folder = ""] = /^.*\//.exec(path) ?? [];
  const name = right.startsWith(folder)
    ? right.slice(folder.length)
    : `../${right}`;
  const fix = `edit it and change its name to  ${name}`;
  const mayBeNote = !isYamlFile(right) && folder !== "pages/";
  return mayBeNote && /\.(?:md|markdown|txt)$/i.test(path)
    ? `if it is a note, delete it, because everything here is published; if it is a page, ${fix}`
    : fix;
}

/** Fix for a file whose name or folder is wrong. */
function renamed(path: string, right: string, entries: readonly FolderEntry[]) {
  const isText = /\.(?:mdx|yml)$/.test(right);
  if (entries.some((entry) => entry.path === right)) {
    return `there is already a content/${right}; ${isText ? "copy anything new from this file into it, then delete this one" : "delete this one, or give it a different name"}`;
  }
  return isText ? edited(path, right) : uploadedAs(right);
}

/** Files that the site can't show, that are in the wrong place, or misnamed. */
export const fileNames: Rule<"entry"> = {
  expected: `${oneOf(Object.keys(fileSchemas), "and")} in content; in its folders, pages that end in .mdx, pictures and PDFs, with names of at most ${longestName} letters, digits and hyphens`,
  check({ path, kind }, { entries }) {
    if (kind !== "file" || isYamlFile(path)) return;
    const name = nameOf(path);
    const found = show(name);
    const advice = unshown.find(([ending]) => ending.test(name))?.[1];
    const right = rightPath(path, entries);
    if (advice !== undefined || right === undefined) {
      return { found, fix: advice ?? otherwise };
    }
    if (path !== right) {
      return {
        found: `content/${show(path)}`,
        fix: renamed(path, right, entries),
      };
    }
    if (!reservedPageNames.some((each) => `pages/${each}.mdx` === path)) return;
    return {
      found,
      expected: `a name other than ${oneOf(reservedPageNames)}, which the site itself uses`,
      fix: "rename the file; its name becomes the page's address",
    };
  },
  examples: [
    {
      bad: "pages/about.mdx~",
      message:
        "about.mdx~ → delete it; it is a hidden or backup file, and everything here is published",
    },
    {
      bad: "pages/Our Trails.mdx",
      good: "pages/our-trails.mdx",
      message:
        "content/pages/Our Trails.mdx → edit it and change its name to  our-trails.mdx",
    },
    {
      bad: "volunteer.mdx",
      good: "pages/volunteer.mdx",
      message:
        "content/volunteer.mdx → edit it and change its name to  pages/volunteer.mdx",
    },
    {
      bad: "pages/index.mdx",
      good: "pages/start.mdx",
      message:
        "index.mdx → rename the file; its name becomes the page's address",
    },
    {
      bad: "images/heron (1).jpg",
      good: "images/heron-1.jpg",
      message: `content/images/heron (1).jpg → ${uploadedAs("images/heron-1.jpg")}`,
    },
    {
      bad: "programs-old.yml",
      message:
        "content/programs-old.yml → there is already a content/programs.yml; copy anything new from this file into it, then delete this one",
    },
    {
      bad: "notes.txt",
      good: "pages/notes.mdx",
      message:
        "content/notes.txt → if it is a note, delete it, because everything here is published; if it is a page, edit it and change its name to  pages/notes.mdx",
    },
    {
      bad: "images/logo.svg",
      message:
        "logo.svg → export it as a JPEG, upload that to content/images, and delete this one",
    },
    {
      bad: "documents/Budget.xlsx",
      message: `Budget.xlsx → ${otherwise}`,
    },
  ],
};
