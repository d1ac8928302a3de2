import { Suspense, lazy, useState } from "react";
import styled from "styled-components";
import { z } from "zod";
import type { Problem } from "../../src/content/check/result";
import { theme } from "../../src/theme/theme";
import { Soft } from "../components/look";
import { hasField } from "../check/problem-places";
import { moveAll } from "../text/difference";
import { formFields, textStart } from "../text/read-fields";
import { tagFieldAt } from "../text/tag-keys";
import { Fields, List } from "../forms/field";
import { FormProvider } from "../forms/form-context";
import { idOf } from "../workspace/field-ids";
import { ProblemNotes } from "../forms/problem-note";
import { fileChanges } from "../workspace/file-changes";
import { useWorkspace } from "../workspace/use-workspace";

/** Loaded last, because only pages need CodeMirror. */
export const loadPageText = () => import("../page-text/page-text");

const PageText = lazy(loadPageText);

const More = styled.h3`
  margin-top: ${theme.space.large};
`;

/** The form of one file, or its text if its fields can't be read. */
export function FileForm({ text }: { readonly text: string }) {
  const workspace = useWorkspace();
  const { file, pictures, linkTargets } = workspace;
  const { path, title } = file;
  const { checkedTexts, live } = workspace.editing;
  const { place, setPlace, openPlace } = workspace.navigation;
  const { allIn, blockingIn, upToDate } = workspace.problems;
  // A file that is corrected as text stays text until it loses the focus.
  const [isWriting, setWriting] = useState(false);
  const root = isWriting ? undefined : formFields(path, text);
  const isForm = root !== undefined;
  const fields = root?.schema && { keys: [], schema: root.schema, node: root };
  // A function, not a list: a list would be new at each keystroke, and every field
  // would be rendered again.
  const fieldProblems = () => allIn(path).filter(hasField);
  const problems = allIn(path);
  // Where they are now: what was typed since the check has moved them.
  const otherProblems = moveAll(
    isForm ? problems.filter((each) => !hasField(each)) : problems,
    checkedTexts.get(path) ?? text,
    text,
  );
  const changes = fileChanges(path, live, openPlace, upToDate);
  const startIn = (latest: string) => (isWriting ? 0 : textStart(path, latest));
  const bodyAt = startIn(text);
  const isInText = ({ at }: Problem) => bodyAt !== undefined && at >= bodyAt;
  const isPage = bodyAt !== undefined && bodyAt > 0;
  const textProblems = otherProblems.filter(isInText);
  return (
    <FormProvider
      value={{
        ...changes,
        currentKeys: place.keys ?? [],
        lang: root?.textOf("lang"),
        setCurrentKeys: (keys) => {
          // A tag's place is that of the cursor beside it.
          if (!tagFieldAt(keys)) setPlace({ path, keys });
        },
        problemsOf: (keys) =>
          fieldProblems().filter((each) => idOf(each.keys) === idOf(keys)),
        problemsIn: (keys) =>
          fieldProblems().filter((each) =>
            `${idOf(each.keys)}.`.startsWith(`${idOf(keys)}.`),
          ),
        blockingIn,
        pictures,
        linkTargets,
      }}
    >
      <ProblemNotes
        problems={otherProblems.filter((problem) => !isInText(problem))}
      />
      {fields &&
        (fields.schema instanceof z.ZodArray ? (
          <List {...fields} title={title} />
        ) : (
          <Fields {...fields} part={isPage ? "required" : "all"} />
        ))}
      {bodyAt !== undefined && (
        <Suspense fallback={<Soft role="status">Opening the text…</Soft>}>
          <div
            role="presentation"
            onFocus={() => setWriting(!isPage)}
            onBlur={({ currentTarget, relatedTarget }) => {
              // When somebody goes to another window, the text is still the active element.
              const next = relatedTarget ?? document.activeElement;
              if (!currentTarget.contains(next)) setWriting(false);
            }}
          >
            <PageText
              path={path}
              text={text}
              bodyAt={bodyAt}
              startIn={startIn}
              problems={textProblems}
            />
          </div>
        </Suspense>
      )}
      {isPage && fields && (
        <>
          <More>More about this page</More>
          <Fields {...fields} part="optional" />
        </>
      )}
    </FormProvider>
  );
}
