import React from "react";
import styled from "styled-components";
import { z } from "zod";
import { required } from "../../src/content/schema/schema-tree";
import { theme } from "../../src/theme/theme";
import { Input, Select } from "../look";
import { pictureOf } from "./choice-pictures";
import { useForm } from "./form-context";
import { type FieldProps, Labeled } from "./labeled";
import { valueFor } from "./text-field";

const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.tiny};
`;

const Tile = styled.label`
  display: grid;
  gap: ${theme.space.hint};
  justify-items: center;
  min-width: 4.5rem;
  padding: ${theme.space.tiny};
  border: ${theme.line.outline} solid transparent;
  border-radius: ${theme.radius.small};
  background: ${theme.color.page};
  font-size: ${theme.fontSize.fine};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${theme.color.outline};
    font-weight: ${theme.weight.strong};
  }

  svg {
    width: 1.75rem;
    height: 1.75rem;
  }

  input {
    accent-color: ${theme.color.lead};
  }
`;

/** One of a few names, each with its picture if they have some. */
export function ChoiceField(props: FieldProps) {
  const { keys, schema, node } = props;
  const { change } = useForm();
  const type = required(schema);
  const names = type instanceof z.ZodEnum ? type.options.map(String) : [];
  const text = node?.text ?? "";
  const choose = (name: string) => {
    change({ keys, value: valueFor(schema, name) });
  };
  const [first] = names;
  if (pictureOf(first)) {
    const all = schema instanceof z.ZodOptional ? ["", ...names] : names;
    return (
      <Labeled {...props} isGroup>
        {(control) => (
          <Tiles {...control} role="radiogroup" tabIndex={-1}>
            {all.map((name) => (
              <Tile key={name}>
                {pictureOf(name || first)}
                {name || "the usual one"}
                <input
                  type="radio"
                  name={control.id}
                  checked={name === text}
                  onChange={() => {
                    choose(name);
                  }}
                />
              </Tile>
            ))}
          </Tiles>
        )}
      </Labeled>
    );
  }
  return (
    <Labeled {...props}>
      {(control) => (
        <Select
          {...control}
          value={text}
          onChange={({ target }) => {
            choose(target.value);
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
