/** The name of a file that can be a picture of the site. */
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

/** A file name that a page may have, as near as can be to another. */
export function pageNameFrom(name: string): string {
  const stem = name.replace(textEndings, "");
  return `${plain(stem || name, "new-page")}.mdx`;
}

/** `burn-crew-2.jpg` for `burn crew (2).JPG`. */
export function pictureNameFrom(name: string): string {
  const [, stem = "", dusk = "", ending = ""] =
    /^(.*?)(\.dusk)?(\.[^.]*)$/i.exec(name) ?? [];
  return plain(stem, "picture") + (dusk + ending).toLowerCase();
}
