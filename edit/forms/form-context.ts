import { createContext, useContext } from "react";
import { z } from "zod";
import type { Problem } from "../../src/content/check/result";
import type { Keys, ValueNode } from "../../src/content/read/value-node";
import type { FileChanges } from "../workspace/file-changes";
import type { Problems } from "../workspace/use-problems";
import type { Workspace } from "../workspace/use-workspace";

/** What all fields of a form share. */
interface FormContext
  extends
    FileChanges,
    Pick<Workspace, "pictures" | "linkTargets">,
    Pick<Problems, "blockingIn"> {
  /** The field that is being edited; the list entry around it is unfolded. */
  readonly currentKeys: Keys;
  /** The language of the words, if it isn't English. */
  readonly lang: string | undefined;
  readonly setCurrentKeys: (keys: Keys) => void;
  /** The problems of a field, which may be missing. */
  readonly problemsOf: (keys: Keys) => readonly Problem[];
  /** The problems of a group and of everything in it. */
  readonly problemsIn: (keys: Keys) => readonly Problem[];
}

const context = createContext<FormContext | undefined>(undefined);

export const FormProvider = context.Provider;

/** Fixes a problem; undefined outside a form, where no text can be fixed. */
export const useFix = () => useContext(context)?.fix;

/** @throws {Error} outside of a form */
export function useForm(): FormContext {
  const form = useContext(context);
  if (!form) throw new Error("A field is outside of a form");
  return form;
}

/**
 * The level of the heading of a group or an entry, below that of its file. As
 * `aria-level`: they all look the same.
 */
export const headingLevel = (keys: Keys) => 2 + keys.length;

/** A field of a file, which may be missing. */
export interface FieldProps {
  readonly keys: Keys;
  readonly schema: z.core.$ZodType;
  readonly node: ValueNode | undefined;
  /** The group that it is in. */
  readonly group?: ValueNode | undefined;
}

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
