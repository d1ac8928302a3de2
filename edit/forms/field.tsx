import styled from "styled-components";
import { z } from "zod";
import {
  describe,
  fieldNames,
  kindOf,
  required,
  schemaAt,
  titleOf,
} from "../../src/content/schema/schema-tree";
import { capitalized } from "../../src/content/words/capitalized";
import { theme } from "../../src/theme/theme";
import { Button, Card, CardTitle, Row, Soft } from "../components/look";
import { ChoiceField, YesField } from "./choice-field";
import { Entry } from "./entry";
import { useForm } from "./form-context";
import { idOf } from "../workspace/field-ids";
import type { FieldProps } from "./labeled";
import { newValue } from "./new-value";
import { PictureField } from "./picture-field";
import { ProblemNotes } from "./problem-note";
import { TextField } from "./text-field";
import { TimeField } from "./time-field";

const Entries = styled.div`
  margin-block: ${theme.space.base};
`;

/** What is wrong with a group or list as a whole. */
function OwnProblems({ keys }: Pick<FieldProps, "keys">) {
  const { problemsOf } = useForm();
  return <ProblemNotes problems={problemsOf(keys)} />;
}

/** Names of fields about a picture in the same group. */
const withPicture = ["alt", "credit", "caption"];

interface FieldsProps extends FieldProps {
  /** Which fields to show: all by default. */
  readonly part?: "all" | "required" | "optional";
}

/** The fields of a group, including those that are missing. */
export function Fields({ keys, schema, node, part = "all" }: FieldsProps) {
  const fields = fieldNames(schema).flatMap((name) => {
    const field = schemaAt(schema, name);
    const isOptional = field instanceof z.ZodOptional;
    const isInPart = part === "all" || (part === "optional") === isOptional;
    if (!field || !isInPart) return [];
    return {
      keys: [...keys, name],
      schema: field,
      node: node?.child(name),
      group: node,
    };
  });
  const isPicture = (field: FieldProps) =>
    kindOf(field.schema)?.kind === "picture";
  const isBeside = (field: FieldProps) =>
    fields.some(isPicture) && withPicture.includes(String(field.keys.at(-1)));
  const show = (field: FieldProps) => (
    <Field key={field.keys.at(-1)} {...field} />
  );
  return fields
    .filter((field) => !isBeside(field))
    .map((field) =>
      isPicture(field) ? (
        <PictureField key={field.keys.at(-1)} {...field}>
          {fields.filter(isBeside).map(show)}
        </PictureField>
      ) : (
        show(field)
      ),
    );
}

/** Fields that belong together; if optional, they can be added and removed. */
function Group(props: FieldProps) {
  const { keys, schema, node } = props;
  const { change } = useForm();
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
      <OwnProblems keys={keys} />
      <Fields {...props} />
    </Card>
  );
}

/** A list, to which entries can be added. */
export function List({
  title = "",
  ...props
}: FieldProps & { readonly title?: string }) {
  const { keys, schema, node } = props;
  const { change } = useForm();
  const type = required(schema);
  if (!(type instanceof z.ZodArray)) return undefined;
  const entries = node?.children ?? [];
  const name = title || titleOf(schema, String(keys.at(-1)));
  return (
    <Entries role="group" aria-label={name} id={idOf(keys)} tabIndex={-1}>
      {keys.length > 0 && (
        <>
          <CardTitle>{name}</CardTitle>
          <Soft as="p">{capitalized(describe(schema))}</Soft>
        </>
      )}
      <OwnProblems keys={keys} />
      {entries.map((entry, index) => {
        const entryKeys = [...keys, index];
        const fields = { keys: entryKeys, schema: type.element, node: entry };
        return (
          <Entry
            key={index}
            entry={entry}
            keys={entryKeys}
            isLast={index === entries.length - 1}
            listTitle={name}
          >
            {type.element instanceof z.ZodObject ? (
              <>
                <OwnProblems keys={entryKeys} />
                <Fields {...fields} />
              </>
            ) : (
              <Field {...fields} />
            )}
          </Entry>
        );
      })}
      <Button
        onClick={() => {
          const added = [...keys, entries.length];
          const value = newValue(type.element);
          change({ kind: "write", keys: added, value }, added);
        }}
      >
        Add to {name}
      </Button>
    </Entries>
  );
}

/** The control for a value in a file, chosen by its schema. */
export function Field(props: FieldProps) {
  const type = required(props.schema);
  if (type instanceof z.ZodObject) return <Group {...props} />;
  if (type instanceof z.ZodArray) return <List {...props} />;
  if (type instanceof z.ZodEnum) return <ChoiceField {...props} />;
  if (type instanceof z.ZodBoolean) return <YesField {...props} />;
  const kind = kindOf(type)?.kind;
  if (kind === "picture") return <PictureField {...props} />;
  if (kind === "day" || kind === "time") return <TimeField {...props} />;
  return <TextField {...props} />;
}
