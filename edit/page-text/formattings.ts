import { bold, italic } from "./emphasis";
import { beginLines } from "./line-signs";
import type { Formatting } from "./text-selection";

/** What the buttons above the text do, by their names. */
export const formattings: Readonly<Record<string, Formatting>> = {
  Heading: (selected) => beginLines(() => "## ", selected),
  "Smaller heading": (selected) => beginLines(() => "### ", selected),
  Bold: bold,
  Italic: italic,
  List: (selected) => beginLines(() => "- ", selected),
  "Numbered list": (selected) =>
    beginLines((index) => `${index + 1}. `, selected),
};
