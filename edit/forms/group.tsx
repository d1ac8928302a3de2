import { type ReactNode } from "react";
import { z } from "zod";
import { describe, titleOf } from "../../src/content/schema/schema-tree";
import { capitalized } from "../../src/content/words/capitalized";
import { Button, Card, Row, Soft } from "../components/look";
import type { Value } from "../text/write-yaml";
import { idOf } from "../workspace/field-ids";
import { type FieldProps, headingLevel, useForm } from "./form-context";
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
  const id = idOf(keys);
  const isOptional = schema instanceof z.ZodOptional;
  const added = newValue(schema);
  // If all of its fields are optional, there is nothing to add before one is
  // filled in.
  const isToAdd = isOptional && !node && Object.keys(added).length > 0;
  const write = (value: Value | undefined) =>
    change({ kind: "write", keys, value }, { focus: keys });
  return (
    <Card aria-label={title} id={isToAdd ? undefined : id} tabIndex={-1}>
      <Row>
        <h3 aria-level={headingLevel(keys)}>{title}</h3>
        {isToAdd && (
          <Button
            id={id}
            aria-label={`Add ${title}`}
            onClick={() => write(added)}
          >
            Add
          </Button>
        )}
        {isOptional && !isToAdd && (
          <Button
            aria-label={`Remove ${title}`}
            // Its space is kept. Otherwise, the first letter would move the field below.
            style={{ visibility: node ? "visible" : "hidden" }}
            onClick={() => write(undefined)}
          >
            Remove
          </Button>
        )}
      </Row>
      {isToAdd && <Soft>{capitalized(describe(schema))}</Soft>}
      {!isToAdd && <ProblemNotes problems={problemsOf(keys)} />}
      {!isToAdd && children}
    </Card>
  );
}
