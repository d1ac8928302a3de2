import type { PhotoReference } from "../problem";
import type { CheckedFile } from "./check-files";
import { locate } from "./finding";
import type { CheckedFields } from "./yaml/check-fields";

/** Where a checked YAML file names photos by their address, in its order. */
export function findPhotoReferences(
  file: string,
  { text, content }: CheckedFile<CheckedFields>,
): PhotoReference[] {
  if (!content) return [];
  const { fields, words } = content;
  return fields.flatMap((field) => {
    const { kind, value, offset } = field;
    const isAddress = typeof value === "string" && URL.canParse(value);
    if (kind?.kind !== "picture" || !isAddress) return [];
    const place = { offset, path: words(field) };
    const { minimumWidth } = kind;
    return locate(file, text, [place]).map((at) => ({
      ...at,
      address: value,
      minimumWidth,
    }));
  });
}
