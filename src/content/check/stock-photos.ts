import { type ParsedContent, everyValue } from "../read/parsed-content";
import { placeAt } from "../read/text";
import type { StockPhoto } from "./result";

/**
 * Lists the photos that the content names by address, for the build to fetch.
 *
 * @param folder the name of the content folder in reports
 */
export const stockPhotosIn = (
  folder: string,
  files: ParsedContent,
): StockPhoto[] =>
  [...everyValue(files)].flatMap((node) => {
    const { kind, text: address = "", file, at, where } = node;
    if (kind?.kind !== "picture" || !URL.canParse(address)) return [];
    return {
      ...{
        file: `${folder}/${file.path}`,
        ...placeAt(file.text, at),
        at,
        where,
      },
      ...{ address, minimumWidth: kind.minimumWidth },
    };
  });
