import React, { useState } from "react";
import type { Problem } from "../../src/content/check/result";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { Fields } from "../forms/field";
import { FormProvider, useForm } from "../forms/form-context";
import { idOf } from "../forms/labeled";
import { ProblemNotes } from "../forms/problem-note";
import { TextField } from "../forms/text-field";
import { Button, Card, Note, Row } from "../look";
import type { ShownProblem } from "../state/shown-problems";
import { contentOf, contentSchema } from "./tag-content";
import { componentTitle } from "./markup";

/** Where the fields of a tag are in a form, by the place of the tag on its page. */
export const keysOfTag = (index: number): Keys => ["tag", index];

/** The tag or the attribute of it that a problem is about. */
function nodeAbout(tag: ValueNode, { at }: Problem) {
  if (at === tag.at) return tag;
  const content = contentOf(tag);
  // A text that is missing is reported where it would begin.
  if (content && at === content.at - 1) return content;
  return tag.children.find(({ keyAt, end }) => keyAt <= at && at <= end);
}

interface TagFormProps {
  readonly index: number;
  readonly tag: ValueNode;
  readonly problems: readonly ShownProblem[];
  /** Returns false if nothing was written: it would have changed more than that. */
  readonly onChange: (name: string, value: string | undefined) => boolean;
  readonly onRemove: () => void;
}

/** The tag at the cursor as a form: a photo and its words, or a note and its text. */
export function TagForm(props: TagFormProps) {
  const { index, tag, problems, onChange, onRemove } = props;
  const form = useForm();
  const [isRefused, setRefused] = useState(false);
  const title = componentTitle(tag.name);
  const content = contentOf(tag);
  const keysOfNode = (node: ValueNode) =>
    node === tag ? keysOfTag(index) : [...keysOfTag(index), node.key];
  const problemsOf = (keys: Keys) =>
    problems.filter((problem) => {
      const node = nodeAbout(tag, problem);
      return node && idOf(keysOfNode(node)) === idOf(keys);
    });
  if (!tag.schema) return undefined;
  return (
    <FormProvider
      value={{
        ...form,
        problemsOf,
        fix: (problem) => {
          const node = nodeAbout(tag, problem);
          form.fix(problem);
          if (node) document.getElementById(idOf(keysOfNode(node)))?.focus();
        },
        change: (change) => {
          if (!("value" in change)) return;
          const { keys, value } = change;
          if (typeof value === "object") return;
          setRefused(!onChange(String(keys.at(-1)), value));
        },
      }}
    >
      <Card aria-label={title}>
        <Row>
          <strong>{title}</strong>
          <Button aria-label={`Remove ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </Row>
        <ProblemNotes
          problems={problemsOf(keysOfTag(index))}
          onFix={form.fix}
        />
        <Fields keys={keysOfTag(index)} schema={tag.schema} node={tag} />
        {content && (
          <TextField
            keys={keysOfNode(content)}
            schema={contentSchema}
            node={content}
          />
        )}
        <div role="status">
          {isRefused && (
            <Note $kind="mistake">
              <p>
                That can’t be typed here, because it would change more than this{" "}
                {title.toLowerCase()}. Type it in the text of the page instead.
              </p>
            </Note>
          )}
        </div>
      </Card>
    </FormProvider>
  );
}
