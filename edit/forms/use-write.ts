import { z } from "zod";
import { useForm } from "./form-context";
import type { FieldProps } from "./labeled";

/**
 * Makes a function that writes the text of a field. Clearing an optional field
 * removes its line.
 */
export function useWrite({ keys, schema }: FieldProps) {
  const { change } = useForm();
  return (text: string) => {
    const isCleared = text === "" && schema instanceof z.ZodOptional;
    change({ kind: "write", keys, value: isCleared ? undefined : text });
  };
}
