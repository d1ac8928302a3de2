import type { EditorState } from "@codemirror/state";

/** The offset in a text of an offset in CodeMirror, where a line break is 1. */
export function textOffset({ doc, lineBreak }: EditorState, at: number) {
  return at + (doc.lineAt(at).number - 1) * (lineBreak.length - 1);
}

/** The offset in CodeMirror of an offset in a text. */
export function docOffset(state: EditorState, at: number) {
  const before = state.sliceDoc().slice(0, at);
  return before.split(state.lineBreak).join("\n").length;
}
