import { Text } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import React, { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import type { Problem } from "../../src/content/check/result";
import { authorComponents } from "../../src/content/schema/components";
import { fieldNames } from "../../src/content/schema/schema-tree";
import { theme } from "../../src/theme/theme";
import type { EditOf } from "../forms/file-form";
import { useForm } from "../forms/form-context";
import { idOf } from "../forms/labeled";
import { ProblemNotes } from "../forms/problem-note";
import { changeTag, tagsIn } from "../text/change-tag";
import { offsetAt } from "../text/places";
import type { Formatting } from "./markup";
import { docOffset } from "./offsets";
import { TagForm, nodeAbout, keysOfTag } from "./tag-form";
import { TextEditor } from "./text-editor";
import { Toolbar } from "./toolbar";

const Title = styled.h3`
  margin-top: ${theme.space.base};
`;

/** A place in the text that somebody asked for. */
export interface TextPlace {
  /** From where the text of the page starts. */
  readonly at: number;
}

const withAttributes = Object.entries(authorComponents)
  .filter(([, { attributes }]) => fieldNames(attributes).length > 0)
  .map(([name]) => name);

/** The start of a tag with attributes that isn't closed yet. */
const openTag = new RegExp(
  String.raw`<(?:${withAttributes.join("|")})\b(?:"[^"]*(?:"|$)|[^">])*$`,
);

interface PageTextProps {
  readonly path: string;
  /** The whole file. */
  readonly text: string;
  /** Where the text of the page starts in it; 0 to show all of it. */
  readonly bodyAt: number;
  readonly problems: readonly Problem[];
  readonly place: TextPlace | undefined;
  /** The cursor is in another line, which starts there. */
  readonly onPlace: (at: number) => void;
  /** Changes of one place are undone together. */
  readonly onEdit: (editOf: EditOf, undoGroup: string) => void;
}

/** The part of a text that a problem is about. */
function markOf({ edit, line, column, found, fix }: Problem, text: string) {
  const at = edit?.at ?? offsetAt(text, line, column);
  const lineEnd = text.slice(at).search(/\r?\n|$/) + at;
  const end = Math.max(edit?.end ?? lineEnd, at + 1);
  return { at, end, message: `${found}: ${fix}` };
}

/** The text of a page, or of a file whose fields can't be read. */
export default function PageText(props: PageTextProps) {
  const { path, text, bodyAt, problems, place, onPlace, onEdit } = props;
  const { fix } = useForm();
  const id = useId();
  const viewRef = useRef<EditorView>(null);
  const form = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(0);
  const lineAt = useRef(0);
  const isPage = bodyAt > 0;
  const label = isPage ? "Text of the page" : "Text of the file";

  // The text is parsed again only where a tag has a form.
  const isInTag = isPage && openTag.test(text.slice(0, bodyAt + cursor));
  const tags = isInTag ? tagsIn(path, text) : [];
  const index = tags.findLastIndex(
    ({ node, schema }) =>
      node.at < bodyAt + cursor &&
      bodyAt + cursor < node.end &&
      fieldNames(schema).length > 0,
  );
  const tag = tags[index]?.node;
  const isInForm = (problem: Problem) =>
    tag !== undefined && nodeAbout(tag, problem) !== undefined;
  const marks = problems
    .map((problem) => markOf(problem, text))
    .map(({ at, end, message }) => ({
      at: Math.max(0, at - bodyAt),
      end: Math.max(0, end - bodyAt),
      message,
    }));

  useEffect(() => {
    if (!place || !viewRef.current) return;
    const at = docOffset(viewRef.current.state, place.at);
    viewRef.current.focus();
    viewRef.current.dispatch({
      selection: { anchor: at },
      scrollIntoView: true,
    });
  }, [place]);

  const format = (change: Formatting) => {
    if (!viewRef.current) return;
    const { state } = viewRef.current;
    const { from, to } = state.selection.main;
    const before = state.doc.toString();
    const after = change({ text: before, from, to });
    viewRef.current.dispatch({
      // CodeMirror would split a string at the line ends of the file only.
      changes: {
        from: 0,
        to: before.length,
        insert: Text.of(after.text.split("\n")),
      },
      selection: { anchor: after.from, head: after.to },
      scrollIntoView: true,
    });
    viewRef.current.focus();
  };
  const add = (change: Formatting) => {
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
        id={id}
        label={label}
        value={text.slice(bodyAt)}
        isMarkdown={isPage}
        marks={marks}
        viewRef={viewRef}
        onChange={(body) => {
          onEdit(
            ({ length }) => ({ at: bodyAt, end: length, text: body }),
            `${path} text`,
          );
        }}
        onCursor={(at, line) => {
          setCursor(at);
          if (line !== lineAt.current) onPlace(line);
          lineAt.current = line;
        }}
      />
      <ProblemNotes
        problems={problems.filter((problem) => !isInForm(problem))}
        onFix={(problem) => {
          fix(problem);
          viewRef.current?.focus();
        }}
      />
      <div ref={form}>
        {tag && (
          <TagForm
            key={index}
            index={index}
            tag={tag}
            problems={problems}
            onChange={(name, value) => {
              onEdit(
                (latest) => changeTag(path, latest, index, name, value),
                `${path} ${idOf([...keysOfTag(index), name])}`,
              );
            }}
          />
        )}
      </div>
    </>
  );
}
