import React from "react";
import { Select } from "../look";
import { type FieldProps, Labeled } from "./labeled";
import { useWrite } from "./use-write";

interface ChooseProps extends FieldProps {
  readonly names: readonly string[];
  /** What stands before the names, and isn't shown. */
  readonly prefix?: string;
}

/** One of some names, or of none; also shows one that isn't among them. */
export function Choose({ names, prefix = "", ...field }: ChooseProps) {
  const write = useWrite(field);
  const text = field.node?.text ?? "";
  return (
    <Labeled {...field}>
      {(control) => (
        <Select
          {...control}
          value={text}
          onChange={({ target }) => {
            write(target.value);
          }}
        >
          {[...new Set(["", ...names, text])].map((name) => (
            <option key={name} value={name}>
              {name === "" ? "Choose…" : name.replace(prefix, "")}
            </option>
          ))}
        </Select>
      )}
    </Labeled>
  );
}
