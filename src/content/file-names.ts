import { pageFile, requiredPages } from "./page-path";
import type { Entry } from "./snapshot";
import { nearest } from "./words";

/** Folders that are read; any other folder is reported as a whole. */
export const contentFolders: readonly string[] = [
  "pages",
  "images",
  "documents",
];

/** Valid names for picture files in content/images. */
export const pictureName = /^[\w.-]+\.(?:jpe?g|png|webp|avif)$/i;

/** Valid names for page files. */
export const pageName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;

/** Valid names for PDF files in content/documents. */
export const documentName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.pdf$/;

/** Extensions of text documents, possibly several in a row. */
const textEndings =
  /(?:\.(?:mdx?|markdown|txt|docx?|odt|rtf|pages|gdoc|html?))+$/i;

/** Lowercase ASCII letters and digits of a name, joined by hyphens; or `otherwise`. */
function plain(name: string, otherwise: string): string {
  const letters = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? [otherwise];
  return words.join("-");
}

/** The last segment of a path. */
export const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** A valid page file name, as similar as possible to `name`. */
export function pageNameFrom(name: string): string {
  return `${plain(name.replace(textEndings, "") || name, "new-page")}.mdx`;
}

/** A valid picture name: `burn-crew-2.jpg` for `burn crew (2).JPG`. */
export function pictureNameFrom(name: string): string {
  const [, stem = "", dusk = "", ending = ""] =
    /^(.*?)(\.dusk)?(\.[^.]*)$/i.exec(name) ?? [];
  return plain(stem, "picture") + (dusk + ending).toLowerCase();
}

/** A valid document name: `annual-report.pdf` for `Annual Report.PDF`. */
export const documentNameFrom = (name: string) =>
  `${plain(name.replace(/\.pdf$/i, ""), "document")}.pdf`;

/** Fix for the name of a file that GitHub's web pages can't rename. */
const uploadedAs = (name: string) =>
  `delete it, name it ${name} on your computer, upload it again`;

export const renamedDocument = (name: string) =>
  `${uploadedAs(name)}, and link to /documents/${name}`;

export const renamed = (name: string) =>
  `${uploadedAs(name)}, and write  images/${name}  after image:`;

const stemOf = (name: string) => name.replace(/\.mdx$/, "");
const firstWord = (name: string) => stemOf(name).split("-", 1)[0];

const seemsToBe = (name: string, required: string) =>
  firstWord(name) === firstWord(required) ||
  nearest(stemOf(name), [stemOf(required)]) !== undefined;

/**
 * Maps pages that seem to be renamed required pages to their required names,
 * such as `privacy-policy.mdx`. Only includes unambiguous cases.
 */
export function formerNames(entries: readonly Entry[]): Map<string, string> {
  const required = requiredPages.map((address) => nameOf(pageFile(address)));
  const names = entries
    .filter(({ path }) => path.startsWith("pages/"))
    .map(({ path }) => nameOf(path));
  const missing = required.filter((name) => !names.includes(name));
  return new Map(
    missing.flatMap((former) => {
      const [name, ...others] = names.filter(
        (each) => !required.includes(each) && seemsToBe(each, former),
      );
      return name !== undefined && others.length === 0 ? [[name, former]] : [];
    }),
  );
}
