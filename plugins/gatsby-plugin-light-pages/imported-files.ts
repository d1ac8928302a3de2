import path from "node:path";

interface Loader {
  readonly loader?: string;
  readonly options?: object;
}

/** The parts of webpack's rules that this plugin uses. */
export interface Rule {
  include?: string;
  exclude?: string;
  use?: Loader[] | Loader;
}

/** The drawings above the text of pages, and larger ones. */
const drawings = path.resolve("src/layout/art");

/** In bytes. Compressed, a drawing by day and at dusk takes 3 KB of a page. */
export const largestDrawing = 6 * 1024;

/** An SVG file as the address of itself, for `url("…")` in CSS. */
const dataUrl = (svg: Buffer) =>
  `data:image/svg+xml,${svg.toString().replaceAll('"', "'").replaceAll("#", "%23")}`;

/**
 * Gatsby puts imported files under 10 KB into the code, and so into the CSS of
 * every page, where they can't be cached, and are downloaded even if not needed.
 * Its names for the others have 32 digits of a hash, which don't compress.
 *
 * Only the small drawings above the text stay in the CSS: they are there at the
 * first paint; as files, they would come one round trip later. They have rules
 * of their own, because a function that chooses the loaders for each file
 * wouldn't work: Gatsby calls it without a file.
 */
export function emitFiles(rules: Rule[]) {
  const name = "static/[name]-[hash:8].[ext]";
  for (const rule of [...rules]) {
    const [first] = Array.isArray(rule.use) ? rule.use : [];
    if (!first?.loader?.includes("url-loader")) continue;
    const limited = (limit: number | false) => {
      const options = { ...first.options, limit, generator: dataUrl, name };
      return [{ ...first, options }];
    };
    rules.push({ ...rule, include: drawings, use: limited(largestDrawing) });
    rule.exclude = drawings;
    rule.use = limited(false);
  }
}
