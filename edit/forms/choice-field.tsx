import { z } from "zod";
import { kindOf } from "../../src/content/schema/schema-tree";
import { Input } from "../components/look";
import { choiceInWords, choicesOf } from "../text/labels";
import { type FieldProps, useWrite } from "./form-context";
import { colors, icons } from "./choice-pictures";
import { Labeled } from "./labeled";
import { SelectField } from "./select-field";
import { Tiles } from "./tiles";

/** A choice of a few names, with pictures if they have any. */
export function ChoiceField(props: FieldProps) {
  const { schema, node } = props;
  // In a list, names that other entries have aren't offered again.
  const inList = typeof node?.key === "number" ? node.parent?.children : [];
  const taken = inList?.filter((each) => each !== node).map(({ text }) => text);
  const names = choicesOf(schema).filter((name) => !taken?.includes(name));
  const kind = kindOf(schema);
  const pictures =
    kind === "icon" ? icons : kind === "color" ? colors : undefined;
  if (pictures) {
    const all = schema instanceof z.ZodOptional ? ["", ...names] : names;
    return <Tiles {...props} names={all} pictures={pictures} />;
  }
  return (
    <SelectField
      {...props}
      names={names}
      label={(name) => choiceInWords(schema, name)}
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
