import { type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import { Flow } from "../components/look";
import { type FieldProps, useWrite } from "./form-context";
import { Labeled } from "./labeled";

const Tile = styled.label`
  display: grid;
  gap: ${theme.space.hint};
  justify-items: center;
  min-width: 4.5rem;
  padding: ${theme.space.tiny};
  border: ${theme.line.outline} solid transparent;
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};
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

interface TilesProps extends FieldProps {
  readonly names: readonly string[];
  readonly pictures: ReadonlyMap<string, ReactNode>;
  /** The name whose picture is shown without this field, if any is. */
  readonly usual?: string | undefined;
}

/** A choice of names, each with its picture. */
export function Tiles({ names, pictures, usual, ...field }: TilesProps) {
  const { node } = field;
  const write = useWrite(field);
  return (
    <Labeled {...field} isGroup>
      {(control) => (
        <Flow {...control} role="radiogroup" tabIndex={-1}>
          {names.map((name) => (
            <Tile key={name}>
              {pictures.get(name || (usual ?? ""))}
              {name || (usual ? "the usual one" : "none")}
              <input
                type="radio"
                name={control.id}
                checked={name === (node?.text ?? "")}
                onChange={() => write(name)}
              />
            </Tile>
          ))}
        </Flow>
      )}
    </Labeled>
  );
}
