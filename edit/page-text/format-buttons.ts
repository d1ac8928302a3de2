import { keymap } from "@codemirror/view";
import { emphasize } from "./emphasis";
import { type Format, commandOf } from "./format";
import { beginLines } from "./line-markers";

interface FormatButton {
  /** What it says. */
  readonly name: string;
  readonly format: Format;
  /** The usual shortcut, in CodeMirror's notation. */
  readonly key?: string;
}

/** What the buttons above the text do, in their order. */
export const formatButtons: readonly FormatButton[] = [
  { name: "Heading", format: beginLines(() => "## ") },
  { name: "Smaller heading", format: beginLines(() => "### ") },
  { name: "Bold", format: emphasize("**"), key: "Mod-b" },
  { name: "Italic", format: emphasize("*"), key: "Mod-i" },
  { name: "Bullet list", format: beginLines(() => "- ") },
  { name: "Numbered list", format: beginLines((index) => `${index + 1}. `) },
];

/** The usual shortcuts for the buttons. */
export const formatKeys = keymap.of(
  formatButtons.map(({ key = "", format }) => ({
    key,
    run: commandOf(format),
  })),
);
