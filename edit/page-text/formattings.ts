import { bold, italic } from "./emphasis";
import { beginLines } from "./line-signs";
import type { Formatting } from "./text-selection";

interface NamedFormatting {
  /** What its button says. */
  readonly name: string;
  readonly format: Formatting;
  /** The usual shortcut, in CodeMirror's notation. */
  readonly key?: string;
}

/** What the buttons above the text do, in their order. */
export const formattings: readonly NamedFormatting[] = [
  { name: "Heading", format: beginLines(() => "## ") },
  { name: "Smaller heading", format: beginLines(() => "### ") },
  { name: "Bold", format: bold, key: "Mod-b" },
  { name: "Italic", format: italic, key: "Mod-i" },
  { name: "List", format: beginLines(() => "- ") },
  { name: "Numbered list", format: beginLines((index) => `${index + 1}. `) },
];
