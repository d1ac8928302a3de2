import { EditorView } from "@codemirror/view";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import type { Problem } from "../../src/content/check/result";
import { theme } from "../../src/theme/theme";
import { useForm } from "../forms/form-context";
import { removeTag, tagNode } from "../text/change-tag";
import { keysInTag } from "../text/tag-keys";
import {
  type TextTag,
  componentTitle,
  hasForm,
  tagsInText,
} from "../text/text-tags";
import { useWorkspace } from "../workspace/use-workspace";
import { type Format, commandOf } from "./format";
import { markedProblems } from "./problem-marks";
import { TagForm } from "./tag-form";
import { TextEditor } from "./text-editor";
import { TextProblems } from "./text-problems";
import { Toolbar } from "./toolbar";
import { useTextPlace } from "./use-text-place";

const Title = styled.h3`
  margin-top: ${theme.space.base};
`;

interface PageTextProps {
  readonly path: string;
  /** The whole file. */
  readonly text: string;
  /** Where the text of the page starts in it; 0 to show all of it. */
  readonly bodyAt: number;
  /** Where it starts in a newer version of the file. */
  readonly startIn: (latest: string) => number | undefined;
  readonly problems: readonly Problem[];
}

/** The text of a page, or of a file whose fields can't be read. */
export default function PageText(props: PageTextProps) {
  const { path, text, bodyAt, startIn, problems } = props;
  const { editText, lang } = useForm();
  const { editing, file, navigation, pictures } = useWorkspace();
  const { live } = editing;
  const { target, setPlace } = navigation;
  const notesId = useId();
  const viewRef = useRef<EditorView>(null);
  const form = useRef<HTMLDivElement>(null);
  const explained = useRef<HTMLDivElement>(null);
  // Not an offset, which a change in the form of the tag could move.
  const [nearbyIndex, setNearbyIndex] = useState(-1);
  const lineAt = useRef(0);
  const isPage = bodyAt > 0;
  const label = isPage ? "Text of the page" : "Text of the file";

  const body = text.slice(bodyAt);
  const textTags = isPage ? tagsInText(body) : [];
  const nodeOf = (each: TextTag | undefined) =>
    each && hasForm(each)
      ? tagNode(path, text, textTags.indexOf(each))
      : undefined;
  const tag = nodeOf(textTags[nearbyIndex]);
  const index = tag ? nearbyIndex : -1;
  const marks = markedProblems(problems, text, bodyAt, textTags);
  // If a block with a mistake has a form, the form says what is wrong.
  const textMarks = marks.filter(
    (mark) =>
      mark.problem.kind === "warning" ||
      !mark.tag?.isComplete ||
      !nodeOf(mark.tag),
  );

  useTextPlace(
    viewRef,
    target,
    (at) => tag && keysInTag(index, tag, bodyAt + at),
  );

  const title = tag && componentTitle(tag.name);
  useEffect(() => {
    const view = viewRef.current;
    if (index < 0 || !view) return;
    const words = `${title}: change it in the form below the text`;
    view.dispatch({ effects: EditorView.announce.of(words) });
    // A block that was clicked is selected; its form may be below the window.
    if (view.state.selection.main.empty) return;
    form.current?.scrollIntoView({ block: "nearest" });
  }, [index, title]);

  const format = (change: Format) => {
    if (!viewRef.current) return;
    commandOf(change)(viewRef.current);
    viewRef.current.focus();
  };
  const add = (change: Format) => {
    // Its form must be rendered before it is focused.
    flushSync(() => {
      format(change);
    });
    form.current
      ?.querySelector<HTMLElement>("input, select, textarea")
      ?.focus();
  };
  return (
    <>
      <Title>{label}</Title>
      {isPage && <Toolbar onFormat={format} onAdd={add} />}
      <TextEditor
        label={label}
        notesId={notesId}
        lang={lang}
        title={file.title}
        textNow={() => {
          const latest = live.now().texts.get(path) ?? "";
          const start = startIn(latest);
          return start === undefined ? undefined : latest.slice(start);
        }}
        listen={live.listen}
        isMarkdown={isPage}
        marks={marks}
        sourceOf={(picture) => pictures.get(picture)?.src}
        viewRef={viewRef}
        coveringRef={explained}
        onChange={(body, isTyped) =>
          editText((latest) => {
            const at = startIn(latest);
            if (at === undefined) return undefined;
            return { at, end: latest.length, text: body };
          }, isTyped)
        }
        onCursor={(at, line, shown) => {
          setNearbyIndex(
            tagsInText(shown).findLastIndex(
              (each) => each.at <= at && at <= each.end,
            ),
          );
          if (line !== lineAt.current) setPlace({ path, textAt: line });
          lineAt.current = line;
        }}
      />
      <TextProblems
        ref={explained}
        id={notesId}
        marks={textMarks}
        target={target}
      />
      <div ref={form}>
        {tag && (
          <TagForm
            key={index}
            index={index}
            tag={tag}
            problems={problems}
            onRemove={() => {
              editText((latest) => removeTag(path, latest, index));
              viewRef.current?.focus();
            }}
          />
        )}
      </div>
    </>
  );
}
