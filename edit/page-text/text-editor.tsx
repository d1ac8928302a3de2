import { defaultKeymap, insertNewlineKeepIndent } from "@codemirror/commands";
import { diagnosticCount, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { type RefObject, startTransition, useEffect, useRef } from "react";
import { difference } from "../text/difference";
import { editorLook, markdown } from "./editor-look";
import { continueList, leaveWords } from "./enter-key";
import { formatKeys } from "./format-text";
import { paste } from "./paste";
import type { MarkedProblem } from "./problem-marks";
import { type SourceOf, tagBlocks } from "./tag-blocks";
import { uncoverCursor } from "./uncover-cursor";

/** What is still to be filled in isn't underlined in red. */
const severities = {
  mistake: "error",
  missing: "info",
  warning: "warning",
} as const;

interface TextEditorProps {
  readonly id: string;
  readonly label: string;
  /** The newest text; undefined if the file no longer has one. */
  readonly textNow: () => string | undefined;
  /**
   * Calls a listener after each change, even one from elsewhere; returns a
   * function to stop.
   */
  readonly listen: (listener: () => void) => () => void;
  readonly isMarkdown: boolean;
  readonly marks: readonly MarkedProblem[];
  readonly sourceOf: SourceOf;
  /** Also says whether the text was typed, rather than pasted or changed by a button. */
  readonly onChange: (text: string, isTyped: boolean) => void;
  /** Called with the cursor's offset, the start of its line, and the text. */
  readonly onCursor: (at: number, line: number, text: string) => void;
  /** An element that may cover the end of the text, but not the cursor. */
  readonly coveringRef: RefObject<Element | null>;
  /** The editor, for buttons that change its text. */
  readonly viewRef: RefObject<EditorView | null>;
}

/** A text of several lines, in which what is wrong is underlined. */
export function TextEditor(props: TextEditorProps) {
  const { id, label, isMarkdown, marks, viewRef } = props;
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const { textNow, listen } = latest.current;
    const opened = textNow() ?? "";
    // If the text had no line break at its end, none is added: otherwise,
    // typing and deleting a letter would leave an invisible change.
    const lastBreak = /[^\n]$/.test(opened) ? "" : "\n";
    const withLastBreak = (shown: string) =>
      shown.replace(/[^\n]$/, `$&${lastBreak}`);
    const isWritten = (shown: string) =>
      [shown, withLastBreak(shown)].includes(latest.current.textNow() ?? "");
    const editor = new EditorView({
      parent: container.current,
      state: EditorState.create({
        doc: opened,
        extensions: [
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
                const shown = state.doc.toString();
                if (docChanged && !isWritten(shown)) {
                  onChange(withLastBreak(shown), isTyped && !isPasted);
                }
                onCursor(head, from, shown);
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
    // Not when React renders the change, which may be after the next key.
    const stopListening = listen(() => {
      const shown = editor.state.doc.toString();
      const text = latest.current.textNow();
      if (text === undefined || isWritten(shown)) return;
      const { at, end, text: insert } = difference(shown, text);
      editor.dispatch({
        changes: { from: at, to: end, insert },
        // No filter may change it: undo brings back exactly what was there
        // before.
        filter: false,
      });
    });
    return () => {
      stopListening();
      viewRef.current = null;
      editor.destroy();
    };
  }, [id, label, isMarkdown, viewRef]);

  useEffect(() => {
    const { state } = viewRef.current ?? {};
    // Even without marks, setting them would lay the text out again.
    if (!state || (marks.length === 0 && diagnosticCount(state) === 0)) return;
    const { length } = state.doc;
    const diagnostics = marks.map(({ problem, at, end }) => ({
      // The text may be shorter by now.
      from: Math.min(at, length),
      to: Math.min(end, length),
      severity: severities[problem.kind],
      message: `${problem.found}: ${problem.fix}`,
    }));
    viewRef.current?.dispatch(setDiagnostics(state, diagnostics));
  }, [marks, viewRef]);

  return <div ref={container} />;
}
