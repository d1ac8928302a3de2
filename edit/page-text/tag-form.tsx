import type { Problem } from "../../src/content/check/result";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import {
  authorComponents,
  isAuthorComponent,
} from "../../src/content/schema/components";
import { Fields } from "../forms/field";
import { FormProvider, useForm } from "../forms/form-context";
import { idOf } from "../workspace/field-ids";
import { ProblemNotes } from "../forms/problem-note";
import { Button, Card, Row, Soft } from "../components/look";
import { keysInTag, keysOfTag } from "../text/tag-keys";
import { componentTitle } from "../text/text-tags";

interface TagFormProps {
  readonly index: number;
  readonly tag: ValueNode;
  readonly problems: readonly Problem[];
  readonly onRemove: () => void;
}

/** The tag at the cursor as a form: a photo and its words, or the title of a note. */
export function TagForm(props: TagFormProps) {
  const { index, tag, problems, onRemove } = props;
  const form = useForm();
  const title = componentTitle(tag.name);
  const idAt = ({ at }: Problem) => {
    const keys = keysInTag(index, tag, at);
    return keys && idOf(keys);
  };
  const problemsOf = (keys: Keys) =>
    problems.filter((problem) => idAt(problem) === idOf(keys));
  if (!tag.schema) return undefined;
  const { name } = tag;
  const holdsText =
    isAuthorComponent(name) && authorComponents[name].children === "blocks";
  return (
    <FormProvider
      value={{
        ...form,
        problemsOf,
        fix: (problem) => {
          form.fix(problem);
          document.getElementById(idAt(problem) ?? "")?.focus();
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
        {holdsText && (
          <Soft as="p">
            Its words go in the text above, between its two blocks.
          </Soft>
        )}
      </Card>
    </FormProvider>
  );
}
