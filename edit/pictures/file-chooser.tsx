import React, { useState } from "react";
import styled from "styled-components";
import { focusRing } from "../../src/theme/focus-ring";
import { Button, Note, Soft } from "../look";
import { Refused } from "../refused";

/** Looks like a button, but is a file input, on which files can be dropped. */
const Choose = styled(Button)`
  position: relative;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    ${focusRing}
  }
`;

interface FileChooserProps {
  readonly label: string;
  /** The kind of files; pictures unless said otherwise. */
  readonly accept?: string;
  /** Adds a file; rejects with {@link Refused}. */
  readonly onChoose: (file: File) => Promise<void>;
}

/** Takes a file from this computer, chosen or dropped. */
export function FileChooser(props: FileChooserProps) {
  const { label, accept = "image/*", onChoose } = props;
  const [state, setState] = useState("");
  const [isRefused, setRefused] = useState(false);
  const take = async (file: File) => {
    setState("Preparing the file…");
    setRefused(false);
    try {
      await onChoose(file);
      setState("");
    } catch (error) {
      setState(
        error instanceof Refused
          ? error.message
          : `${file.name} can’t be read. Choose it again, or another file.`,
      );
      setRefused(true);
    }
  };
  return (
    <>
      <Choose as="label">
        {label}
        <input
          type="file"
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            target.value = "";
          }}
        />
      </Choose>
      <div role="status">
        {isRefused ? (
          <Note $kind="mistake">
            <p>{state}</p>
          </Note>
        ) : (
          <Soft>{state}</Soft>
        )}
      </div>
    </>
  );
}
