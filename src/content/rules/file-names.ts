import { nameOf, uploadedAs } from "../schema/upload-names";
import type { Entry } from "../read/snapshot";
import { fileSchemas, isYamlFile, reservedPageNames } from "../schema/files";
import { longestName } from "../schema/limits";
import { oneOf } from "../words/amounts";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { rightPath } from "./shared/right-path";

const dataFiles = Object.keys(fileSchemas);

/** What to do with files that the site can't show; the first match is used. */
const unshown: readonly (readonly [name: RegExp, fix: string])[] = [
  [
    /^[.~]|~$|\.(?:bak|orig|old|tmp|swp|rej)$/i,
    "delete it; it is hidden or a backup, and everything here is published",
  ],
  [
    /\.(?:hei[cf]|avif|gif|svg|tiff?|bmp)$/i,
    "export it as a JPEG, upload that to content/images, and delete this one",
  ],
];

const otherwise =
  "write what visitors need on a page or in content/events.yml, upload it to content/documents as a PDF, or link to the file on another site; then delete this one";

/** Fix for a text, whose name can be edited on GitHub. */
function edited(path: string, right: string): string {
  const [folder = ""] = /^.*\//.exec(path) ?? [];
  const name = right.startsWith(folder)
    ? right.slice(folder.length)
    : `../${right}`;
  const fix = `edit it, and write  ${name}  for its name`;
  const mayBeNote = !isYamlFile(right) && folder !== "pages/";
  return mayBeNote && /\.(?:md|markdown|txt)$/i.test(path)
    ? `if it is a page, ${fix}; if it is a note, delete it, because everything here is published`
    : fix;
}

/** Fix for a file whose name or folder is wrong. */
function renamed(path: string, right: string, entries: readonly Entry[]) {
  const isText = /\.(?:mdx|yml)$/.test(right);
  if (entries.some((entry) => entry.path === right)) {
    return `content/${right} is there already; ${isText ? "copy what is new from this one into it, and delete this one" : "delete this one, or give it another name"}`;
  }
  return isText ? edited(path, right) : uploadedAs(right);
}

/** Files that the site can't show, that are in the wrong place, or misnamed. */
export const fileNames: Rule<"entry"> = {
  expected: `${oneOf(dataFiles, "and")} in content; pages that end in .mdx, pictures, and PDFs in its folders, named with at most ${longestName} letters, digits and hyphens`,
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
      expected: `a name other than ${oneOf(reservedPageNames)}, which the site uses itself`,
      fix: "rename the file; its name becomes the page's address",
    };
  },
  examples: [
    {
      bad: "pages/about.mdx~",
      good: "",
      message:
        "about.mdx~ → delete it; it is hidden or a backup, and everything here is published",
    },
    {
      bad: "pages/Our Trails.mdx",
      good: "pages/our-trails.mdx",
      message:
        "content/pages/Our Trails.mdx → edit it, and write  our-trails.mdx  for its name",
    },
    {
      bad: "volunteer.mdx",
      good: "pages/volunteer.mdx",
      message:
        "content/volunteer.mdx → edit it, and write  pages/volunteer.mdx  for its name",
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
      good: "",
      message:
        "content/programs-old.yml → content/programs.yml is there already; copy what is new from this one into it, and delete this one",
    },
    {
      bad: "notes.txt",
      good: "pages/notes.mdx",
      message:
        "content/notes.txt → if it is a page, edit it, and write  pages/notes.mdx  for its name; if it is a note, delete it, because everything here is published",
    },
    {
      bad: "images/logo.svg",
      good: "",
      message:
        "logo.svg → export it as a JPEG, upload that to content/images, and delete this one",
    },
    {
      bad: "documents/Budget.xlsx",
      good: "",
      message: `Budget.xlsx → ${otherwise}`,
    },
  ],
};
