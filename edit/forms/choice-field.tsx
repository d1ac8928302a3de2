import React from "react";
import { z } from "zod";
import { required } from "../../src/content/schema/schema-tree";
import { Input, Select } from "../look";
import { useForm } from "./form-context";
import { type FieldProps, Labeled } from "./labeled";
import { valueFor } from "./text-field";

/** One of a few names. */
export function ChoiceField(props: FieldProps) {
  const { keys, schema, node } = props;
  const { change } = useForm();
  const type = required(schema);
  const names = type instanceof z.ZodEnum ? type.options.map(String) : [];
  const text = node?.text ?? "";
  return (
    <Labeled {...props}>
      {(control) => (
        <Select
          {...control}
          value={text}
          onChange={({ target }) => {
            change({ keys, value: valueFor(schema, target.value) });
          }}
        >
          {[...new Set(["", ...names, text])].map((name) => (
            <option key={name} value={name}>
              {name === "" ? "Choose…" : name}
            </option>
          ))}
        </Select>
      )}
    </Labeled>
  );
}

/** Yes or no; no takes the line along. */
export function YesField(props: FieldProps) {
  const { keys, schema, node } = props;
  const { change } = useForm();
  return (
    <Labeled {...props}>
      {(control) => (
        <Input
          {...control}
          type="checkbox"
          checked={node?.value === true}
          onChange={({ target }) => {
            const text = target.checked ? "true" : "";
            change({ keys, value: valueFor(schema, text) });
          }}
        />
      )}
    </Labeled>
  );
}
