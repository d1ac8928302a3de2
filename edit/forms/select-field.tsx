import { Select } from "../components/look";
import { type FieldProps, Labeled } from "./labeled";
import { useWrite } from "./use-write";

interface SelectFieldProps extends FieldProps {
  readonly names: readonly string[];
  /** What is shown for a name; itself by default. */
  readonly label?: (name: string) => string;
}

/** A choice of one name, or none; also shows a value that isn't among the names. */
export function SelectField(props: SelectFieldProps) {
  const { names, label = String, ...field } = props;
  const write = useWrite(field);
  const text = field.node?.text ?? "";
  return (
    <Labeled {...field}>
      {(control) => (
        <Select
          {...control}
          value={text}
          onChange={({ target }) => write(target.value)}
        >
          {[...new Set(["", ...names, text])].map((name) => (
            <option key={name} value={name}>
              {name === "" ? "Choose…" : label(name)}
            </option>
          ))}
        </Select>
      )}
    </Labeled>
  );
}
