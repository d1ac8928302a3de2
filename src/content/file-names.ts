import { pageFile, requiredPages } from "./page-path";
import type { Entry } from "./snapshot";
import { nearest } from "./words";

/** The name of a file in content/images that can be a picture of the site. */
export const pictureName = /^[\w.-]+\.(?:jpe?g|png|webp|avif)$/i;

/** The name of a file that can be a page. */
export const pageName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;

/** The endings of files that people write text in. */
const textEndings =
  /(?:\.(?:mdx?|markdown|txt|docx?|odt|rtf|pages|gdoc|html?))+$/i;

/** The letters and digits of a name, accents left out, with hyphens between. */
function plain(name: string, otherwise: string): string {
  const letters = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? [otherwise];
  return words.join("-");
}

/** The last part of a path. */
export const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** A file name that a page may have, as near as can be to another. */
export function pageNameFrom(name: string): string {
  return `${plain(name.replace(textEndings, "") || name, "new-page")}.mdx`;
}

/** `burn-crew-2.jpg` for `burn crew (2).JPG`. */
export function pictureNameFrom(name: string): string {
  const [, stem = "", dusk = "", ending = ""] =
    /^(.*?)(\.dusk)?(\.[^.]*)$/i.exec(name) ?? [];
  return plain(stem, "picture") + (dusk + ending).toLowerCase();
}

/** What to do about a picture's name, which can't be changed on GitHub's pages. */
export const renamed = (name: string) =>
  `delete it, name it ${name} on your computer, upload it again, and write  images/${name}  after image:`;

const stemOf = (name: string) => name.replace(/\.mdx$/, "");
const firstWord = (name: string) => stemOf(name).split("-", 1)[0];

const seemsToBe = (name: string, required: string) =>
  firstWord(name) === firstWord(required) ||
  nearest(stemOf(name), [stemOf(required)]) !== undefined;

/**
 * Required pages that are missing, such as `privacy-policy.mdx`, by the name of
 * the page that must have been renamed from them: no other could be it.
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
