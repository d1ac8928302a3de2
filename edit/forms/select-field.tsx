import type { ComponentProps } from "react";
import { Select } from "../components/look";
import { type FieldProps, useWrite } from "./form-context";
import { Labeled } from "./labeled";

interface NameSelectProps extends Omit<
  ComponentProps<typeof Select>,
  "value" | "onChange" | "label"
> {
  readonly names: readonly string[];
  /** What is shown for a name; itself by default. */
  readonly label?: ((name: string) => string) | undefined;
  /** Shown even if it isn't among the names. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** A choice of one name, or none. */
export const NameSelect = (props: NameSelectProps) => {
  const { names, label = String, value, onChoose, ...control } = props;
  return (
    <Select
      {...control}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {[...new Set(["", ...names, value])].map((name) => (
        <option key={name} value={name}>
          {name === "" ? "Choose…" : label(name)}
        </option>
      ))}
    </Select>
  );
};

type SelectFieldProps = FieldProps & Pick<NameSelectProps, "names" | "label">;

/** A field with a choice of one name, or none. */
export function SelectField(props: SelectFieldProps) {
  const { names, label, ...field } = props;
  const write = useWrite(field);
  return (
    <Labeled {...field}>
      {(control) => (
        <NameSelect
          {...control}
          {...{ names, label }}
          value={field.node?.text ?? ""}
          onChoose={write}
        />
      )}
    </Labeled>
  );
}
