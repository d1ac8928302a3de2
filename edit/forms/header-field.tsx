import { useId } from "react";
import { nameOf } from "../../src/content/schema/upload-names";
import { Soft } from "../components/look";
import { type FieldProps, useWrite } from "./form-context";
import { headers } from "./choice-pictures";
import { NameSelect } from "./select-field";
import { Tiles } from "./tiles";

interface DrawingFieldProps extends FieldProps {
  /** The first is the usual one. */
  readonly drawings: readonly string[];
}

/** Which of the site's drawings is behind the title of a page. */
export const DrawingField = ({ drawings, ...field }: DrawingFieldProps) => (
  <Tiles
    {...field}
    names={["", ...drawings]}
    pictures={headers}
    usual={drawings[0]}
  />
);

interface OwnPictureProps extends DrawingFieldProps {
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
