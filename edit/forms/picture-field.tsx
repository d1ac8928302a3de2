import React, { useEffect, useRef } from "react";
import styled from "styled-components";
import { duskPicture } from "../../src/content/schema/upload-names";
import { theme } from "../../src/theme/theme";
import { Select } from "../look";
import { encodePicture } from "../pictures/encode-picture";
import { PictureChooser } from "../pictures/picture-chooser";
import { endingOf, newPicturePath } from "../pictures/picture-names";
import { useForm } from "./form-context";
import { type FieldProps, Labeled } from "./labeled";
import { ProblemNote } from "./problem-note";
import { valueFor } from "./text-field";

/** A thumbnail, if there is one, beside what it is of. */
const Columns = styled.div<{ $isEmpty: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isEmpty }) => ($isEmpty ? "" : "6rem")} 1fr;
  gap: ${theme.space.small};
  align-items: center;
`;

const Thumbnail = styled.img`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.sky};
`;

/** A picture of the content folder, or the address of a photo. */
export function PictureField(props: FieldProps) {
  const { keys, schema, node } = props;
  const form = useForm();
  const { change, fix, pictures, problemsIn } = form;
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const text = node?.text ?? "";
  const shown = pictures.get(text);
  const dusk = duskPicture(text);
  const shownAtDusk = pictures.get(dusk);
  const names = [...pictures.keys()].filter(
    (name) => !/\.dusk\.\w+$/.test(name),
  );

  const add = async (file: File) => {
    const isTaken = (path: string) => latest.current.pictures.has(path);
    const path = newPicturePath(file.name, isTaken);
    const base64 = await encodePicture(file, endingOf(path));
    latest.current.addPicture(path, base64, keys);
    latest.current.change({ keys, value: path });
  };
  const addDusk = async (file: File) => {
    const base64 = await encodePicture(file, endingOf(dusk));
    latest.current.addPicture(dusk, base64, keys);
  };
  return (
    <>
      <Labeled {...props}>
        {(control) => (
          <Columns $isEmpty={!shown}>
            {shown && <Thumbnail src={shown.src} alt="" />}
            <Select
              {...control}
              value={text}
              onChange={({ target }) => {
                change({ keys, value: valueFor(schema, target.value) });
              }}
            >
              {[...new Set(["", ...names, text])].map((name) => (
                <option key={name} value={name}>
                  {name === "" ? "Choose…" : name.replace("images/", "")}
                </option>
              ))}
            </Select>
          </Columns>
        )}
      </Labeled>
      {[...problemsIn(text), ...problemsIn(dusk)].map((problem) => (
        <ProblemNote
          key={problem.file + problem.found}
          problem={problem}
          onFix={fix}
        />
      ))}
      <PictureChooser label="Add a picture from this computer" onChoose={add} />
      {shown && (
        <Columns $isEmpty={!shownAtDusk}>
          {shownAtDusk && <Thumbnail src={shownAtDusk.src} alt="" />}
          <PictureChooser
            label="The same picture at dusk (optional)"
            onChoose={addDusk}
          />
        </Columns>
      )}
    </>
  );
}
