import { fileTypes, nameOf, uploadedAs } from "../schema/file-names";
import { reservedPageNames } from "../page-path";
import { fileSchemas, isFileName } from "../schema/files";
import { longestName } from "../schema/limits";
import { oneOf } from "../words/amounts";
import { suggest } from "../words/nearest";
import { show } from "../words/show";
import { defineRule } from "./define-rule";
import { formerNames } from "./shared/former-names";

const dataFiles = Object.keys(fileSchemas);

/** What to do with files that the site can't show; the first match is used. */
const unshown: readonly (readonly [name: RegExp, fix: string])[] = [
  [
    /^[.~]|~$|\.(?:bak|orig|old|tmp|swp|rej)$/i,
    "delete it; it is hidden or a backup, and everything here is published",
  ],
  [
    /\.(?:hei[cf]|gif|svg|tiff?|bmp)$/i,
    "export it as a JPEG, upload that to content/images, and delete this one",
  ],
  [
    /\.(?:docx?|odt|rtf|pages|gdoc|html?)$/i,
    "make a new page in content/pages, copy the text into it, and delete this one",
  ],
];

const otherwise =
  "delete it; write what visitors need on a page, upload it to content/documents as a PDF, or link to the file on another site";

/** Files that the site can't show, that are in the wrong place, or misnamed. */
export const fileNames = defineRule({
  id: "file-names",
  on: "entry",
  expected: `${oneOf(dataFiles, "and")} in content; pages that end in .mdx, pictures, and PDFs in its folders, named with at most ${longestName} letters, digits and hyphens`,
  check({ path, kind }, { entries }) {
    if (kind !== "file" || isFileName(path)) return;
    const name = nameOf(path);
    const found = show(name);
    const advice = unshown.find(([ending]) => ending.test(name))?.[1];
    const type = fileTypes.find(({ ending }) => ending.test(name));
    if (advice !== undefined || !type) {
      const names = path === name ? dataFiles : [];
      return { found, fix: advice ?? suggest(name, names, otherwise) };
    }
    const right = `${type.folder}/${type.nameFrom(name)}`;
    if (path !== right) {
      const fix =
        type.folder === "pages"
          ? `edit it, and write  ${path.startsWith("pages/") ? nameOf(right) : right}  for its name`
          : uploadedAs(right);
      return { found: `content/${show(path)}`, fix };
    }
    if (
      reservedPageNames.some((reserved) => `pages/${reserved}.mdx` === path)
    ) {
      return {
        found,
        expected: `a name other than ${oneOf(reservedPageNames)}, which the site uses itself`,
        fix: "rename the file; its name becomes the page's address",
      };
    }
    const former = formerNames(entries).get(name);
    if (former === undefined) return;
    return {
      found: `${name}, which seems to be ${former}`,
      expected: `the page ${former}, which the site's own links lead to`,
      fix: `name it ${former} again`,
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
      bad: "images/burn crew (2).JPG",
      good: "images/burn-crew-2.jpg",
      message: `content/images/burn crew (2).JPG → ${uploadedAs("images/burn-crew-2.jpg")}`,
    },
    {
      bad: "images/logo.svg",
      good: "",
      message:
        "logo.svg → export it as a JPEG, upload that to content/images, and delete this one",
    },
    {
      bad: "pages/Our Flyer.docx",
      good: "pages/our-flyer.mdx",
      message:
        "Our Flyer.docx → make a new page in content/pages, copy the text into it, and delete this one",
    },
    {
      bad: "documents/Budget.xlsx",
      good: "",
      message: `Budget.xlsx → ${otherwise}`,
    },
  ],
});
