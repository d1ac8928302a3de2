import { type ReactNode } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { logoFile } from "../../src/content/schema/logo";
import { traitsOf } from "../../src/content/schema/schema-tree";
import {
  duskPicture,
  isForDusk,
  nameOf,
} from "../../src/content/schema/upload-names";
import { theme } from "../../src/theme/theme";
import { Button, Flow, Soft } from "../components/look";
import { encodePicture } from "../pictures/encode-picture";
import { FileChooser } from "../pictures/file-chooser";
import { newPicturePath } from "../pictures/picture-names";
import { type FieldProps, useForm, useWrite } from "./form-context";
import { headers } from "./choice-pictures";
import { idOf } from "../workspace/field-ids";
import { ProblemNotes } from "./problem-note";
import { NameSelect, SelectField } from "./select-field";
import { Tiles } from "./tiles";

/** The pictures, beside their fields. */
const Columns = styled(Flow)`
  gap: ${theme.space.small};
  margin-top: ${theme.space.small};

  > :first-child:not(:last-child) {
    flex: 0 0 7.5rem;
  }

  > :last-child {
    flex: 1 1 14rem;
    min-width: 0;
  }

  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    margin-bottom: ${theme.space.tiny};
    object-fit: cover;
    border: ${theme.line.outline} solid ${theme.color.outline};
  }
`;

const Choosers = styled(Flow)`
  align-items: center;
  margin-top: ${theme.space.tiny};
`;

interface PictureFieldProps extends FieldProps {
  /** The other fields about the picture. */
  readonly children?: ReactNode;
}

/** A picture from the content folder, or the address of a photo. */
export function PictureField({ children, ...props }: PictureFieldProps) {
  const { keys, schema, node } = props;
  const { addPicture, removePicture, pictures, blockingIn } = useForm();
  const text = node?.text ?? "";
  const picture = pictures.get(text);
  const dusk = duskPicture(text);
  const atDusk = pictures.get(dusk);
  const traits = traitsOf(schema);
  const limits = traits?.kind === "picture" ? traits : undefined;
  const { minimumWidth, drawings } = limits ?? {};
  const names = [...pictures.keys()].filter((name) => !isForDusk(name));
  const write = useWrite(props);
  const ownId = `${idOf(keys)}-own`;

  const add = async (file: File) => {
    // A picture added here, such as a partner's logo, must not become the
    // site's.
    const isTaken = (path: string) => path === logoFile || pictures.has(path);
    const path = newPicturePath(file.name, isTaken);
    const base64 = await encodePicture(file, path, minimumWidth);
    write(path);
    addPicture(path, base64, keys, text);
    return path;
  };
  const addDusk = async (file: File) => {
    const base64 = await encodePicture(file, dusk, minimumWidth);
    addPicture(dusk, base64, keys);
    return dusk;
  };
  return (
    <>
      {drawings && (
        <Tiles
          {...props}
          names={["", ...drawings]}
          pictures={headers}
          usual={drawings[0]}
        />
      )}
      <Columns>
        {picture && (
          <div>
            <img src={picture.src} alt="" />
            {atDusk && <img src={atDusk.src} alt="" />}
          </div>
        )}
        <div>
          {drawings ? (
            <>
              <Soft as="label" htmlFor={ownId}>
                Or a picture of your own
              </Soft>
              <NameSelect
                id={ownId}
                names={names}
                label={nameOf}
                value={drawings.includes(text) ? "" : text}
                onChoose={write}
              />
            </>
          ) : (
            <SelectField {...props} names={names} label={nameOf} />
          )}
          <ProblemNotes problems={[...blockingIn(text), ...blockingIn(dusk)]} />
          <Choosers>
            <FileChooser
              label={picture ? "Change the picture" : "Add a picture"}
              about={picture && nameOf(text)}
              onChoose={add}
            />
            {picture && (
              <FileChooser
                label={
                  atDusk ? "Replace the dusk version" : "Add a dusk version"
                }
                about={nameOf(text)}
                onChoose={addDusk}
              />
            )}
            {atDusk && (
              <Button
                aria-label={`Remove the dusk version: ${nameOf(text)}`}
                onClick={() => {
                  flushSync(() => removePicture(dusk));
                  // The button is gone.
                  document.getElementById(idOf(keys))?.focus();
                }}
              >
                Remove the dusk version
              </Button>
            )}
          </Choosers>
          {children}
        </div>
      </Columns>
    </>
  );
}
