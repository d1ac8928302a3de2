import { defaultKeymap, insertNewlineKeepIndent } from "@codemirror/commands";
import { diagnosticCount, setDiagnostics } from "@codemirror/lint";
import { Annotation, EditorState, Text } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import React, {
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { difference } from "../text/difference";
import { editorLook, markdown } from "./editor-look";
import { continueList, leaveWords } from "./enter-key";
import { formatKeys } from "./format-text";
import { docOffset, textOffset } from "./offsets";
import { paste } from "./paste";
import { type SourceOf, tagBlocks } from "./tag-blocks";
import { uncoverCursor } from "./uncover-cursor";

/** A part of a text that is wrong, in offsets. */
export interface Mark {
  readonly at: number;
  readonly end: number;
  readonly message: string;
  readonly severity: "error" | "warning" | "info";
}

/** A text whose last line ends like the others. */
const withLastBreak = (text: string, lineBreak: string) =>
  text.replace(/[^\n]$/, `$&${lineBreak}`);

/** A change that comes from elsewhere, such as an undo. */
const isFromOutside = Annotation.define<boolean>();

interface TextEditorProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly lineBreak: "\r\n" | "\n";
  readonly isMarkdown: boolean;
  readonly marks: readonly Mark[];
  readonly sourceOf: SourceOf;
  /** Also says whether the text was typed, rather than pasted or changed by a button. */
  readonly onChange: (value: string, isTyped: boolean) => void;
  /** The cursor is at another offset of the value, in a line that starts there. */
  readonly onCursor: (at: number, line: number, value: string) => void;
  /** What may cover the end of the text, but never the cursor. */
  readonly coveringRef: RefObject<Element | null>;
  /** The editor, for buttons that change its text. */
  readonly viewRef: RefObject<EditorView | null>;
}

/** A text of several lines, in which what is wrong is underlined. */
export function TextEditor(props: TextEditorProps) {
  const { id, label, value, lineBreak, isMarkdown, marks, viewRef } = props;
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  // The text in CodeMirror when React last rendered it.
  const [rendered, setRendered] = useState(value);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const { value: opened, lineBreak } = latest.current;
    // Where there was no last break, none is added: a letter that was typed and
    // deleted would leave a change that nobody sees.
    const lastBreak = /[^\n]$/.test(opened) ? "" : lineBreak;
    const editor = new EditorView({
      parent: container.current,
      state: EditorState.create({
        doc: opened,
        extensions: [
          EditorState.lineSeparator.of(lineBreak),
          isMarkdown ? tagBlocks((path) => latest.current.sourceOf(path)) : [],
          isMarkdown ? formatKeys : [],
          keymap.of([
            ...(isMarkdown
              ? [leaveWords, continueList].map((run) => ({ key: "Enter", run }))
              : []),
            { key: "Enter", run: insertNewlineKeepIndent },
            ...defaultKeymap,
          ]),
          EditorView.lineWrapping,
          EditorView.perLineTextDirection.of(true),
          EditorView.contentAttributes.of({
            id,
            "aria-label": label,
            spellcheck: "true",
            tabindex: "0",
          }),
          editorLook,
          isMarkdown ? [markdown, paste] : [],
          EditorView.updateListener.of(
            ({ view, state, docChanged, selectionSet, transactions }) => {
              if (docChanged || selectionSet) {
                uncoverCursor(view, latest.current.coveringRef.current);
              }
              const isOutside = transactions.some((each) =>
                each.annotation(isFromOutside),
              );
              const isPasted = transactions.some((each) =>
                each.isUserEvent("input.paste"),
              );
              const isTyped = transactions.some(
                (each) =>
                  each.isUserEvent("input") || each.isUserEvent("delete"),
              );
              const { head } = state.selection.main;
              const { from } = state.doc.lineAt(head);
              const report = () => {
                const { onChange, onCursor } = latest.current;
                const after = state.sliceDoc();
                if (docChanged) setRendered(after);
                if (docChanged && !isOutside)
                  onChange(
                    withLastBreak(after, lastBreak),
                    isTyped && !isPasted,
                  );
                onCursor(
                  textOffset(state, head),
                  textOffset(state, from),
                  after,
                );
              };
              // The next key doesn't wait for React: CodeMirror shows it.
              if (isTyped) startTransition(report);
              else report();
            },
          ),
        ],
      }),
    });
    viewRef.current = editor;
    setRendered(editor.state.sliceDoc());
    return () => {
      viewRef.current = null;
      editor.destroy();
    };
  }, [id, label, isMarkdown, viewRef]);

  useEffect(() => {
    const editor = viewRef.current;
    const text = editor?.state.sliceDoc();
    // Letters that React hasn't rendered yet are no change from elsewhere.
    if (!editor || text !== rendered) return;
    if (text === value || withLastBreak(text, lineBreak) === value) return;
    const after = editor.state.toText(value).toString();
    const {
      at,
      end,
      text: insert,
    } = difference(editor.state.doc.toString(), after);
    editor.dispatch({
      changes: { from: at, to: end, insert: Text.of(insert.split("\n")) },
      annotations: isFromOutside.of(true),
      // Undo brings back exactly what was there before.
      filter: false,
    });
  }, [value, lineBreak, rendered, viewRef]);

  useEffect(() => {
    const { state } = viewRef.current ?? {};
    // Underlining nothing again would still lay the text out again.
    if (!state || (marks.length === 0 && diagnosticCount(state) === 0)) return;
    const diagnostics = marks.map(({ at, end, message, severity }) => ({
      from: docOffset(state, at),
      to: docOffset(state, end),
      severity,
      message,
    }));
    viewRef.current?.dispatch(setDiagnostics(state, diagnostics));
  }, [marks, viewRef]);

  return <div ref={container} />;
}
