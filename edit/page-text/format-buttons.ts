import { bold, italic } from "./emphasis";
import { beginLines } from "./line-markers";
import type { TextChange } from "./text-selection";

interface FormatButton {
  /** What it says. */
  readonly name: string;
  readonly format: TextChange;
  /** The usual shortcut, in CodeMirror's notation. */
  readonly key?: string;
}

/** What the buttons above the text do, in their order. */
export const formatButtons: readonly FormatButton[] = [
  { name: "Heading", format: beginLines(() => "## ") },
  { name: "Smaller heading", format: beginLines(() => "### ") },
  { name: "Bold", format: bold, key: "Mod-b" },
  { name: "Italic", format: italic, key: "Mod-i" },
  { name: "List", format: beginLines(() => "- ") },
  { name: "Numbered list", format: beginLines((index) => `${index + 1}. `) },
];
