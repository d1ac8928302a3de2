import {
  getSearchQuery,
  search,
  searchKeymap,
  setSearchQuery,
} from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { theme } from "../../src/theme/theme";

const look = EditorView.theme({
  ".cm-panels": {
    background: theme.color.band,
    color: theme.color.text,
  },
  ".cm-panels-top": {
    borderBottom: `${theme.line.outline} solid ${theme.color.outline}`,
  },
  ".cm-panel.cm-search": { fontSize: theme.fontSize.fine },
  ".cm-textfield, .cm-button": {
    padding: `${theme.space.hint} ${theme.space.tiny}`,
    border: `${theme.line.outline} solid ${theme.color.outline}`,
    borderRadius: theme.radius.small,
    background: theme.color.surface,
    color: theme.color.text,
    font: "inherit",
  },
  ".cm-textfield[aria-invalid=true]": { borderColor: theme.color.lead },
  ".cm-button": { textTransform: "capitalize" },
  ".cm-panel.cm-search [name=close]": { width: "1.5rem", height: "1.5rem" },
  // Replacing would also change what blocks hide, such as the name of a picture.
  ".cm-search :is(label, br, [name^=replace], [name=select])": {
    display: "none",
  },
});

/** Marks words that the text doesn't have. */
const mark = EditorView.updateListener.of(({ state, view, transactions }) => {
  const isChanged = transactions.some(({ effects }) =>
    effects.some((each) => each.is(setSearchQuery)),
  );
  const field = view.dom.querySelector<HTMLElement>(".cm-search [name=search]");
  if (!isChanged || !field) return;
  const query = getSearchQuery(state);
  const isMissing = query.valid && query.getCursor(state).next().done;
  field.setAttribute("aria-invalid", String(isMissing));
  // Whatever the language of the page is.
  field.closest(".cm-search")?.setAttribute("lang", "en");
});

const keys = ["Mod-f", "F3", "Escape"];

/**
 * Ctrl+F finds words in a text. The browser's own search doesn't find what is scrolled
 * out of a long text: CodeMirror renders only what is in view.
 */
export const find: Extension = [
  search({ top: true }),
  keymap.of(searchKeymap.filter(({ key = "" }) => keys.includes(key))),
  mark,
  look,
];
