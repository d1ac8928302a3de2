import { type ParsedContent, everyValue } from "../read/parsed-content";
import { locate } from "./locate";
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
    const { kind, text: address = "", file } = node;
    if (kind?.kind !== "picture" || !URL.canParse(address)) return [];
    const { minimumWidth } = kind;
    return locate(file.text, [{ at: node.at }]).map(({ line, column, at }) => ({
      ...{
        file: `${folder}/${file.path}`,
        line,
        column,
        at,
        where: node.where,
      },
      ...{ address, minimumWidth },
    }));
  });
