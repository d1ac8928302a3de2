import styled from "styled-components";
import { z } from "zod";
import {
  kindOf,
  nameInWords,
  required,
} from "../../src/content/schema/schema-tree";
import { theme } from "../../src/theme/theme";
import { Flow, Input } from "../components/look";
import { picturesOf } from "./choice-pictures";
import { type FieldProps, Labeled } from "./labeled";
import { SelectField } from "./select-field";
import { useWrite } from "./use-write";

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

const languages = new Intl.DisplayNames("en", { type: "language" });

/** `Spanish` for `es`. */
const languageName = (code: string) => languages.of(code) ?? code;

/** A choice of a few names, with pictures if they have any. */
export function ChoiceField(props: FieldProps) {
  const { schema, node } = props;
  const write = useWrite(props);
  const type = required(schema);
  const options = type instanceof z.ZodEnum ? type.options.map(String) : [];
  // In a list, names that other entries have aren't offered again.
  const inList = typeof node?.key === "number" ? node.parent?.children : [];
  const taken = inList?.filter((each) => each !== node).map(({ text }) => text);
  const names = options.filter((name) => !taken?.includes(name));
  const kind = kindOf(schema)?.kind;
  // Without a name, a page has the first picture, and other places have none.
  const usual = kind === "header" ? names[0] : undefined;
  const pictures = picturesOf.get(kind);
  if (pictures) {
    const all = schema instanceof z.ZodOptional ? ["", ...names] : names;
    return (
      <Labeled {...props} isGroup>
        {(control) => (
          <Flow {...control} role="radiogroup" tabIndex={-1}>
            {all.map((name) => (
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
  return (
    <SelectField
      {...props}
      names={names}
      label={kind === "language" ? languageName : nameInWords}
    />
  );
}

/** Yes or no; choosing no removes the line. */
export function YesField(props: FieldProps) {
  const write = useWrite(props);
  return (
    <Labeled {...props}>
      {(control) => (
        <Input
          {...control}
          type="checkbox"
          checked={props.node?.value === true}
          onChange={({ target }) => write(target.checked ? "true" : "")}
        />
      )}
    </Labeled>
  );
}
