import {
  HighlightStyle,
  Language,
  defineLanguageFacet,
  syntaxHighlighting,
} from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { parser } from "@lezer/markdown";
import { theme } from "../../src/theme/theme";

/** Looks like the fields of the form. */
export const editorLook = EditorView.theme({
  "&": {
    border: `${theme.line.outline} solid ${theme.color.outline}`,
    borderRadius: theme.radius.small,
    background: theme.color.surface,
    color: theme.color.text,
  },
  "&.cm-focused": {
    outline: `${theme.line.focus} solid ${theme.color.focus}`,
    outlineOffset: "2px",
  },
  ".cm-scroller": {
    maxHeight: "60svh",
    overflow: "auto",
    fontFamily: "inherit",
    lineHeight: "inherit",
  },
  ".cm-content": {
    minHeight: "12rem",
    padding: theme.space.snug,
    caretColor: theme.color.text,
  },
  // In the direction of its own words, as on pages.
  ".cm-line": { padding: 0, unicodeBidi: "plaintext", textAlign: "start" },
  ".cm-marker": { color: theme.color.textSoft },
  // No line is wrapped between the words of a link and its address: what is typed
  // at the end of such a line would break the link.
  ".cm-marker + .cm-marker::before": { content: '"\\2060"' },
  // In an empty text, it would look like a letter.
  ".cm-lintPoint-info::after": { display: "none" },
  ".cm-tooltip": {
    maxWidth: "24rem",
    border: `${theme.line.outline} solid ${theme.color.outline}`,
    background: theme.color.surface,
    color: theme.color.text,
  },
});

/** Headings and emphasis look like what they are; their markers stay, in gray. */
export const markdown: Extension = [
  new Language(defineLanguageFacet(), parser, [], "markdown"),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.heading, fontWeight: theme.weight.strong },
      { tag: tags.strong, fontWeight: theme.weight.strong },
      { tag: tags.emphasis, fontStyle: "italic" },
      { tag: tags.processingInstruction, class: "cm-marker" },
      { tag: tags.url, color: theme.color.textSoft },
    ]),
  ),
];
