import { defaultKeymap, insertNewlineKeepIndent } from "@codemirror/commands";
import { diagnosticCount, setDiagnostics } from "@codemirror/lint";
import { EditorView, keymap } from "@codemirror/view";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { editorLook, markdown } from "./editor-look";
import { enterKeys } from "./enter-key";
import { find } from "./find";
import { formatKeys } from "./format-buttons";
import { paste } from "./paste";
import type { MarkedProblem } from "./problem-marks";
import { type SourceOf, tagBlocks } from "./tag-blocks";
import { type SharedText, sharedText } from "./shared-text";
import { uncoverCursor } from "./uncover-cursor";

/** What is still to be filled in isn't underlined in red. */
const severities = {
  mistake: "error",
  missing: "info",
  warning: "warning",
} as const;

interface TextEditorProps extends SharedText {
  readonly label: string;
  /** The id of the element that says what is wrong. */
  readonly notesId: string;
  readonly lang: string | undefined;
  /** The title of the page. */
  readonly title: string;
  readonly isMarkdown: boolean;
  readonly marks: readonly MarkedProblem[];
  readonly sourceOf: SourceOf;
  /** An element that may cover the end of the text, but not the cursor. */
  readonly coveringRef: RefObject<Element | null>;
  /** The editor, for buttons that change its text. */
  readonly viewRef: RefObject<EditorView | null>;
}

/** A text of several lines, in which what is wrong is underlined. */
export function TextEditor(props: TextEditorProps) {
  const { label, notesId, lang, isMarkdown, marks, viewRef } = props;
  const container = useRef<HTMLDivElement>(null);
  const latest = useEffectEvent(() => props);

  useEffect(() => {
    if (!container.current) return undefined;
    const forMarkdown = [
      tagBlocks((path) => latest().sourceOf(path)),
      formatKeys,
      enterKeys,
      markdown,
      paste(() => latest().title),
    ];
    const editor = new EditorView({
      parent: container.current,
      doc: latest().textNow() ?? "",
      extensions: [
        isMarkdown ? forMarkdown : [],
        find,
        keymap.of([
          { key: "Enter", run: insertNewlineKeepIndent },
          ...defaultKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        // Read again with each update, such as that of the marks.
        EditorView.contentAttributes.of(() => ({
          "aria-label": label,
          "aria-describedby": notesId,
          "aria-invalid": String(
            latest().marks.some(({ problem: { kind } }) => kind === "mistake"),
          ),
          spellcheck: "true",
          tabindex: "0",
        })),
        editorLook,
        uncoverCursor(() => latest().coveringRef.current),
        sharedText(() => latest()),
      ],
    });
    viewRef.current = editor;
    return () => {
      viewRef.current = null;
      editor.destroy();
    };
  }, [label, notesId, isMarkdown, viewRef]);

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

  return <div ref={container} lang={lang} />;
}
