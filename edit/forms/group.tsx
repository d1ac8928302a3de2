import { type ReactNode } from "react";
import { z } from "zod";
import { describe, titleOf } from "../../src/content/schema/schema-tree";
import { capitalized } from "../../src/content/words/capitalized";
import { Button, Card, Row, Soft } from "../components/look";
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
  // If all of its fields are optional, it is there as soon as one is filled in.
  const hasButton = isOptional && Object.keys(added).length > 0;
  const isToAdd = hasButton && !node;
  const verb = isToAdd ? "Add" : "Remove";
  return (
    <Card aria-label={title} id={isToAdd ? undefined : id} tabIndex={-1}>
      <Row>
        <h3 aria-level={headingLevel(keys)}>{title}</h3>
        {hasButton && (
          <Button
            id={isToAdd ? id : undefined}
            aria-label={`${verb} ${title}`}
            onClick={() => {
              const value = isToAdd ? added : undefined;
              change({ kind: "write", keys, value }, { focus: keys });
            }}
          >
            {verb}
          </Button>
        )}
      </Row>
      {isToAdd ? (
        <Soft>{capitalized(describe(schema))}</Soft>
      ) : (
        <>
          <ProblemNotes problems={problemsOf(keys)} />
          {children}
        </>
      )}
    </Card>
  );
}
