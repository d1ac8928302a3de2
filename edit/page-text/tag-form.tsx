import { useState } from "react";
import type { Problem } from "../../src/content/check/result";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { Fields } from "../forms/field";
import { FormProvider, useForm } from "../forms/form-context";
import { idOf } from "../workspace/field-ids";
import { ProblemNotes } from "../forms/problem-note";
import { TextField } from "../forms/text-field";
import { Button, Card, Note, Row } from "../components/look";
import type { ShownProblem } from "../check/shown-problems";
import { contentOf, contentSchema, keysOfTag } from "../text/tag-content";
import { componentTitle } from "../text/text-tags";

/** The tag, its attribute or its text that a problem is about. */
function nodeAbout(tag: ValueNode, { at }: Problem) {
  if (at === tag.at) return tag;
  const content = contentOf(tag);
  // A text that is missing is reported right before it would begin.
  if (content && content.at - 1 <= at && at <= content.end) return content;
  return tag.children.find(({ keyAt, end }) => keyAt <= at && at <= end);
}

interface TagFormProps {
  readonly index: number;
  readonly tag: ValueNode;
  readonly problems: readonly ShownProblem[];
  readonly onRemove: () => void;
}

/** The tag at the cursor as a form: a photo and its words, or a note and its text. */
export function TagForm(props: TagFormProps) {
  const { index, tag, problems, onRemove } = props;
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
