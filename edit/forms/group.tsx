import { type ReactNode } from "react";
import { z } from "zod";
import { describe, titleOf } from "../../src/content/schema/schema-tree";
import { capitalized } from "../../src/content/words/capitalized";
import { Button, Card, CardTitle, Row, Soft } from "../components/look";
import { idOf } from "../workspace/field-ids";
import { type FieldProps, useForm } from "./form-context";
import { newValue } from "./new-value";
import { ProblemNotes } from "./problem-note";

interface GroupProps extends FieldProps {
  /** Its fields. */
  readonly children: ReactNode;
}

/** Fields that belong together; if optional, they can be added and removed. */
export function Group(props: GroupProps) {
  const { keys, schema, node, children } = props;
  const { change, problemsOf } = useForm();
  const title = titleOf(schema, String(keys.at(-1)));
  const isOptional = schema instanceof z.ZodOptional;
  const value = newValue(schema);
  // If all of its fields are optional, there is nothing to add before one is
  // filled in.
  if (isOptional && !node && Object.keys(value).length > 0) {
    return (
      <Card aria-label={title}>
        <Row>
          <CardTitle>{title}</CardTitle>
          <Button
            id={idOf(keys)}
            onClick={() => change({ kind: "write", keys, value }, keys)}
          >
            Add
          </Button>
        </Row>
        <Soft>{capitalized(describe(schema))}</Soft>
      </Card>
    );
  }
  return (
    <Card aria-label={title} id={idOf(keys)} tabIndex={-1}>
      <Row>
        <CardTitle>{title}</CardTitle>
        {isOptional && node && (
          <Button
            aria-label={`Remove ${title}`}
            onClick={() =>
              change({ kind: "write", keys, value: undefined }, keys)
            }
          >
            Remove
          </Button>
        )}
      </Row>
      <ProblemNotes problems={problemsOf(keys)} />
      {children}
    </Card>
  );
}
