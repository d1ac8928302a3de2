import { longestName } from "./limits";

/**
 * Lowercase ASCII letters and digits of a name, joined by hyphens, cut if too
 * long; or `otherwise`.
 */
export function slug(
  name: string,
  otherwise: string,
  most = longestName,
): string {
  const letters = name.normalize("NFKD").replaceAll(/[\p{M}'’]/gu, "");
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? [otherwise];
  return words.join("-").slice(0, most).replace(/-$/, "");
}

/** The last segment of a path. */
export const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** A name without a doubled ending and without what marks it as a copy. */
export const originalName = (name: string) =>
  name
    .replace(/\.(\w+)\.\1$/i, ".$1")
    .replace(/^copy of /i, "")
    .replace(/(?<![\s_-])(?:[\s_-]*\(\d+\)|[\s_-]+copy)+(?=\.\w+$)/i, "");

const textEnding = /^(?:mdx?|markdown|txt|docx?|html?)$/i;

/** A valid page file name, as similar as possible to `name`. */
export function pageNameFrom(name: string): string {
  const parts = name.split(".");
  const last = parts.findLastIndex(
    (part, index) => index === 0 || !textEnding.test(part),
  );
  const stem = parts.slice(0, last + 1).join(".");
  return `${slug(stem || name, "new-page")}.mdx`;
}

/** A valid picture name: `burn-crew-2.jpg` for `burn crew (2).JPG`. */
export function pictureNameFrom(name: string): string {
  const [, stem = "", dusk = "", ending = ""] =
    /^(.*?)(\.dusk)?(\.[^.]*)$/i.exec(name) ?? [];
  return slug(stem, "picture") + (dusk + ending).toLowerCase();
}

/** A valid document name, as similar as possible to `name`. */
export const documentNameFrom = (name: string) =>
  `${slug(name.replace(/\.pdf$/i, ""), "document")}.pdf`;

interface FileType {
  folder: string;
  ending: RegExp;
  /** A valid name, as similar as possible; the name itself if it is valid. */
  nameFrom: (name: string) => string;
}

const pictureEnding = /\.(?:jpe?g|png|webp)$/i;

/** The formats of pictures that the site can show, and their endings. */
export const pictureEndings: ReadonlyMap<string, string> = new Map([
  ["jpeg", "jpg"],
  ["png", "png"],
  ["webp", "webp"],
]);

/** Whether a path is that of a picture in a format that the site can show. */
export const isPictureName = (path: string) =>
  /^images\/[^/]+$/.test(path) && pictureEnding.test(path);

/** Whether a path is that of a PDF that the site offers. */
export const isDocumentName = (path: string) =>
  /^documents\/[^/]+\.pdf$/i.test(path);

/** Whether a path is that of a picture or a document. */
export const isUploadName = (path: string) =>
  isPictureName(path) || isDocumentName(path);

/** The files that staff may add. */
export const fileTypes: readonly FileType[] = [
  {
    folder: "pages",
    ending: /\.(?:mdx?|markdown|txt)$/i,
    nameFrom: pageNameFrom,
  },
  {
    folder: "images",
    ending: pictureEnding,
    nameFrom: (name) =>
      /^[\w.-]+$/.test(name) && name.length <= longestName
        ? name
        : pictureNameFrom(name),
  },
  {
    folder: "documents",
    ending: /\.pdf$/i,
    nameFrom: documentNameFrom,
  },
];

/** Folders that are read; any other folder is reported as a whole. */
export const contentFolders = fileTypes.map(({ folder }) => folder);

/** Fix for an uploaded file, which GitHub's web pages can't rename or move. */
export function uploadedAs(path: string): string {
  const [folder = ""] = path.split("/", 1);
  const address = folder === "documents" ? `/${path}` : path;
  return `delete it here, make sure that the file on your computer is named ${nameOf(path)}, upload it to content/${folder}, and write  ${address}  wherever it is used`;
}

/**
 * The file name of a picture's variant for dusk: `images/heron.dusk.jpg` for
 * `images/heron.jpg`. The file need not exist.
 */
export function duskPicture(image: string): string {
  return image.replace(/(?=\.\w+$)/, ".dusk");
}

const duskPart = /\.dusk(?=\.\w+$)/i;

/** Whether a picture is the variant of another one for dusk. */
export const isForDusk = (image: string) => duskPart.test(image);

/** The file name of the picture for daylight, given either of the two. */
export const dayPicture = (image: string) => image.replace(duskPart, "");
