import {
  contentFolders,
  documentName,
  documentNameFrom,
  nameOf,
  pageName,
  pageNameFrom,
  pictureName,
  pictureNameFrom,
  renamed,
  renamedDocument,
} from "../file-names";
import { reservedPageNames } from "../page-path";
import { fileSchemas, isFileName } from "../schema/files";
import { oneOf, show, suggest } from "../words";
import { type Report, defineRule } from "./define-rule";

const dataFiles = Object.keys(fileSchemas);

const goodPicture = /\.(?:jpe?g|png|webp|avif)$/i;

const oddPicture = /\.(?:hei[cf]|gif|svg|tiff?|bmp)$/i;

function inContent(name: string): Report {
  if (pageName.test(name)) {
    return {
      found: `${name} in content`,
      expected: "pages in content/pages",
      fix: `move it to content/pages: edit it, and write pages/${name} for its name`,
    };
  }
  return {
    found: show(name),
    expected: `only ${oneOf([...dataFiles, ...contentFolders], "and")} in the content folder`,
    fix: suggest(
      name,
      dataFiles,
      "delete it, or move it: pages into pages, pictures into images, PDFs into documents",
    ),
  };
}

function inPages(
  name: string,
  former: ReadonlyMap<string, string>,
): Report | undefined {
  const found = show(name);
  if (reservedPageNames.some((reserved) => `${reserved}.mdx` === name)) {
    return {
      found,
      expected: `a name other than ${oneOf(reservedPageNames)}, which the site uses itself`,
      fix: "rename the file; its name becomes the page's address",
    };
  }
  if (!pageName.test(name)) {
    return {
      found,
      expected:
        "a name of lowercase letters, digits and hyphens that ends in .mdx",
      fix: `rename it to ${pageNameFrom(name)}, or delete it if it isn't a page`,
    };
  }
  const required = former.get(name);
  if (required === undefined) return undefined;
  return {
    found: `${name}, which seems to be ${required}`,
    expected: `the page ${required}, which the site's own links lead to`,
    fix: `name it ${required} again`,
  };
}

function inImages(name: string): Report | undefined {
  if (pictureName.test(name)) return undefined;
  return {
    found: show(name),
    expected:
      "a picture named with letters, digits and hyphens that ends in .jpg, .png, .webp or .avif",
    fix: goodPicture.test(name)
      ? renamed(pictureNameFrom(name))
      : oddPicture.test(name)
        ? "export it as a JPEG, upload that, and delete this one"
        : "delete it; content/images is for pictures alone",
  };
}

function inDocuments(name: string): Report | undefined {
  if (documentName.test(name)) return undefined;
  return {
    found: show(name),
    expected:
      "a PDF named with lowercase letters, digits and hyphens that ends in .pdf",
    fix: /\.pdf$/i.test(name)
      ? renamedDocument(documentNameFrom(name))
      : "delete it; content/documents is only for PDFs",
  };
}

/** Invalid file names, and files in the wrong place. */
export const fileNames = defineRule({
  id: "file-names",
  on: "entry",
  check({ path, kind }, { formerNames }) {
    if (kind !== "file" || isFileName(path)) return;
    const name = nameOf(path);
    const folder = path.slice(0, -name.length);
    if (folder === "images/") return inImages(name);
    if (folder === "documents/") return inDocuments(name);
    if (goodPicture.test(name) || oddPicture.test(name)) {
      return {
        found: `${show(name)} in content${folder && "/pages"}`,
        expected: "pictures in content/images",
        fix: "move it to content/images: upload it there, and delete it here",
      };
    }
    return folder === "" ? inContent(name) : inPages(name, formerNames);
  },
  examples: [
    {
      bad: "pages/Our Trails.mdx",
      good: "pages/our-trails.mdx",
      message:
        "Our Trails.mdx → rename it to our-trails.mdx, or delete it if it isn't a page",
    },
    {
      bad: "pages/index.mdx",
      good: "pages/start.mdx",
      message:
        "index.mdx → rename the file; its name becomes the page's address",
    },
    {
      bad: "volunteer.mdx",
      good: "pages/volunteer.mdx",
      message:
        "volunteer.mdx in content → move it to content/pages: edit it, and write pages/volunteer.mdx for its name",
    },
    {
      bad: "images/burn crew (2).JPG",
      good: "images/burn-crew-2.jpg",
      message: `burn crew (2).JPG → ${renamed("burn-crew-2.jpg")}`,
    },
    {
      bad: "images/logo.svg",
      good: "",
      message:
        "logo.svg → export it as a JPEG, upload that, and delete this one",
    },
    {
      bad: "documents/Our Report (final).PDF",
      good: "",
      message: `Our Report (final).PDF → ${renamedDocument("our-report-final.pdf")}`,
    },
    {
      bad: "crane.jpg",
      good: "images/crane.jpg",
      message:
        "crane.jpg in content → move it to content/images: upload it there, and delete it here",
    },
    {
      bad: "backup.zip",
      good: "",
      message:
        "backup.zip → delete it, or move it: pages into pages, pictures into images, PDFs into documents",
    },
  ],
});
