import React from "react";
import styled from "styled-components";

import { theme } from "../../src/theme/theme";
import { Select } from "../look";
import { useForm } from "./form-context";
import { type FieldProps, Labeled } from "./labeled";
import { valueFor } from "./text-field";

const Columns = styled.div`
  display: grid;
  grid-template-columns: 6rem 1fr;
  gap: ${theme.space.small};
  align-items: center;
`;

const Thumbnail = styled.img`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.sky};
`;

/** A picture of the content folder, or the address of a photo. */
export function PictureField(props: FieldProps) {
  const { keys, schema, node } = props;
  const { change, pictures } = useForm();
  const text = node?.text ?? "";
  const names = pictures.filter((name) => !/\.dusk\.\w+$/.test(name));
  return (
    <Labeled {...props}>
      {(control) => (
        <Columns>
          {pictures.includes(text) ? <Thumbnail src={text} alt="" /> : <span />}
          <Select
            {...control}
            value={text}
            onChange={({ target }) => {
              change({ keys, value: valueFor(schema, target.value) });
            }}
          >
            {[...new Set(["", ...names, text])].map((name) => (
              <option key={name} value={name}>
                {name === "" ? "Choose…" : name.replace("images/", "")}
              </option>
            ))}
          </Select>
        </Columns>
      )}
    </Labeled>
  );
}
