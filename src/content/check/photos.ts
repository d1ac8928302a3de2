import type { PhotoReference } from "./problem";
import { locate } from "../read/text";
import type { Fields } from "../read/yaml";

/**
 * Lists the photo URLs in a file, for the build to fetch.
 *
 * @param file its name in reports
 * @param from offset of the fields in its text
 */
export function photosIn(
  file: string,
  text: string,
  from: number,
  { fields, words }: Fields,
): PhotoReference[] {
  return fields.flatMap(({ kind, value, at, path }) => {
    const address = String(value);
    if (kind?.kind !== "picture" || !URL.canParse(address)) return [];
    const { minimumWidth } = kind;
    return locate(text, [{ at: from + at, path: words(path) }]).map(
      ({ line, column, path: place }) => {
        return { file, line, column, path: place, address, minimumWidth };
      },
    );
  });
}
