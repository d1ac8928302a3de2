import {
  Decoration,
  EditorView,
  MatchDecorator,
  ViewPlugin,
} from "@codemirror/view";

const middles = new MatchDecorator({
  regexp: /\]\(/g,
  decoration: Decoration.mark({ class: "cm-link-middle" }),
});

/**
 * Keeps the words and the address of a link together where a line is wrapped:
 * what is typed at the end of such a line, between them, would break the link.
 */
export const wholeLinks = [
  ViewPlugin.define(
    (view) => ({
      marks: middles.createDeco(view),
      update(update) {
        this.marks = middles.updateDeco(update, this.marks);
      },
    }),
    { decorations: ({ marks }) => marks },
  ),
  EditorView.theme({ ".cm-link-middle": { whiteSpace: "pre" } }),
];
