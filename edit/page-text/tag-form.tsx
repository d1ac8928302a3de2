import { useState } from "react";
import type { Problem } from "../../src/content/check/result";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { Fields } from "../forms/field";
import { FormProvider, useForm } from "../forms/form-context";
import { idOf } from "../workspace/field-ids";
import { ProblemNotes } from "../forms/problem-note";
import { TextField } from "../forms/text-field";
import { Button, Card, Note, Row } from "../components/look";
import {
  contentOf,
  contentSchema,
  keysInTag,
  keysOfTag,
} from "../text/tag-content";
import { componentTitle } from "../text/text-tags";

interface TagFormProps {
  readonly index: number;
  readonly tag: ValueNode;
  readonly problems: readonly Problem[];
  readonly onRemove: () => void;
}

/** The tag at the cursor as a form: a photo and its words, or a note and its text. */
export function TagForm(props: TagFormProps) {
  const { index, tag, problems, onRemove } = props;
  const form = useForm();
  const [isRefused, setRefused] = useState(false);
  const title = componentTitle(tag.name);
  const content = contentOf(tag);
  const idAt = ({ at }: Problem) => {
    const keys = keysInTag(index, tag, at);
    return keys && idOf(keys);
  };
  const problemsOf = (keys: Keys) =>
    problems.filter((problem) => idAt(problem) === idOf(keys));
  if (!tag.schema) return undefined;
  return (
    <FormProvider
      value={{
        ...form,
        problemsOf,
        fix: (problem) => {
          form.fix(problem);
          document.getElementById(idAt(problem) ?? "")?.focus();
        },
        change: (change, focus) => {
          const isMade = form.change(change, focus);
          setRefused(!isMade);
          return isMade;
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
        <ProblemNotes problems={problemsOf(keysOfTag(index))} />
        <Fields keys={keysOfTag(index)} schema={tag.schema} node={tag} />
        {content && (
          <TextField
            keys={[...keysOfTag(index), content.key]}
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
