import { z } from "zod";
import {
  fieldNames,
  kindOf,
  required,
  schemaAt,
} from "../../src/content/schema/schema-tree";
import type { FieldProps } from "./form-context";
import { ChoiceField, YesField } from "./choice-field";
import { Entries } from "./entries";
import { Group } from "./group";
import { PictureField } from "./picture-field";
import { TextField } from "./text-field";
import { TimeField } from "./time-field";

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
  const isPicture = (field: FieldProps) => kindOf(field.schema) === "picture";
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

/** A list, with the fields of its entries. */
export const List = (props: FieldProps & { readonly title?: string }) => (
  <Entries {...props}>
    {(entry) =>
      required(entry.schema) instanceof z.ZodObject ? (
        <Fields {...entry} />
      ) : (
        <Field {...entry} />
      )
    }
  </Entries>
);

/** The control for a value in a file, chosen by its schema. */
function Field(props: FieldProps) {
  const type = required(props.schema);
  if (type instanceof z.ZodObject) {
    return (
      <Group {...props}>
        <Fields {...props} />
      </Group>
    );
  }
  if (type instanceof z.ZodArray) return <List {...props} />;
  if (type instanceof z.ZodEnum) return <ChoiceField {...props} />;
  if (type instanceof z.ZodBoolean) return <YesField {...props} />;
  const kind = kindOf(type);
  if (kind === "picture") return <PictureField {...props} />;
  if (kind === "day" || kind === "time") return <TimeField {...props} />;
  return <TextField {...props} />;
}
