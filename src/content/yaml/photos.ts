import type { PhotoReference } from "../problem";
import { locate } from "../text";
import type { Yaml } from "./read-yaml";

/**
 * Lists the photo URLs in a YAML file, for the build to fetch.
 *
 * @param file its name in reports
 */
export function photosIn(
  file: string,
  { fields, source, words }: Yaml,
): PhotoReference[] {
  return fields.flatMap(({ kind, value, at, path }) => {
    const address = String(value);
    if (kind?.kind !== "picture" || !URL.canParse(address)) return [];
    const { minimumWidth } = kind;
    return locate(source, [{ at, path: words(path) }]).map(
      ({ line, column, path: place }) => {
        return { file, line, column, path: place, address, minimumWidth };
      },
    );
  });
}
