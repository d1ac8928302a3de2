import { useId } from "react";
import { nameOf } from "../../src/content/schema/upload-names";
import { Soft } from "../components/look";
import { type FieldProps, useWrite } from "./form-context";
import { NameSelect } from "./select-field";

interface OwnPictureProps extends FieldProps {
  readonly drawings: readonly string[];
  /** The paths of all pictures. */
  readonly names: readonly string[];
}

/** A picture of the organization's own in place of the drawing. */
export function OwnPicture({ drawings, names, ...field }: OwnPictureProps) {
  const id = useId();
  const write = useWrite(field);
  const text = field.node?.text ?? "";
  return (
    <>
      <Soft as="label" htmlFor={id}>
        Or a picture of your own
      </Soft>
      <NameSelect
        id={id}
        names={names}
        label={nameOf}
        value={drawings.includes(text) ? "" : text}
        onChoose={write}
      />
    </>
  );
}
