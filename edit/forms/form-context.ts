import { createContext, useContext } from "react";
import type { Keys } from "../../src/content/read/value-node";
import type { Problem } from "../../src/content/check/result";
import type { ShownProblem } from "../check/shown-problems";
import type { FieldChange } from "../text/change-file";
import type { Problems } from "../workspace/use-problems";
import type { PaneProps } from "../workspace/pane-props";

/** What all fields of a form share. */
interface FormContext
  extends
    Pick<PaneProps, "pictures" | "linkTargets">,
    Pick<Problems, "blockingIn"> {
  /** The field that is being edited; the list entry around it is unfolded. */
  readonly currentKeys: Keys;
  readonly setCurrentKeys: (keys: Keys) => void;
  /**
   * Makes a change, and then focuses another field, if one is given. Returns
   * false if it wasn't made, because it would have changed something else too.
   */
  readonly change: (change: FieldChange, focus?: Keys) => boolean;
  readonly fix: (problem: Problem) => void;
  /** The problems of a field, which may be missing. */
  readonly problemsOf: (keys: Keys) => readonly ShownProblem[];
  /** The problems of a group and of everything in it. */
  readonly problemsIn: (keys: Keys) => readonly ShownProblem[];
  /** Adds a picture for a field, in place of another; both are undone together. */
  readonly addPicture: (
    path: string,
    base64: string,
    keys: Keys,
    replaced?: string,
  ) => void;
  readonly removePicture: (path: string) => void;
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
