import { useRef, useState } from "react";
import styled from "styled-components";
import { focusRing } from "../../src/theme/focus-ring";
import { Button, Dialog, Note } from "../components/look";
import { Refused } from "../store/refused";

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

const Wait = styled(Dialog)`
  /* It lasts only a moment, and nothing should flash. */
  &::backdrop {
    background: none;
  }
`;

const waitWords = "Preparing the file…";

interface FileChooserProps {
  readonly label: string;
  /** The picture that it is about, which ends its accessible name. */
  readonly about?: string | undefined;
  /** The kind of files; pictures unless said otherwise. */
  readonly accept?: string;
  /** Adds a file; rejects with {@link Refused}. */
  readonly onChoose: (file: File) => Promise<void>;
}

/**
 * Takes a file from this computer, chosen or dropped. Until it is added,
 * nothing else can be changed, so that the list entry that it is for stays
 * where it is.
 */
export function FileChooser(props: FileChooserProps) {
  const { label, about, accept = "image/*", onChoose } = props;
  const [refusal, setRefusal] = useState("");
  const wait = useRef<HTMLDialogElement>(null);
  const take = async (file: File) => {
    setRefusal("");
    wait.current?.showModal();
    try {
      await onChoose(file);
    } catch (error) {
      setRefusal(
        error instanceof Refused
          ? error.message
          : `${file.name} can’t be read. Choose it again, or another file.`,
      );
    }
    wait.current?.close();
  };
  return (
    <div>
      <Choose as="label">
        {label}
        <input
          type="file"
          aria-label={about && `${label}: ${about}`}
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            target.value = "";
          }}
        />
      </Choose>
      <Wait
        ref={wait}
        aria-label={waitWords}
        // Not by Escape either.
        closedby="none"
      >
        {waitWords}
      </Wait>
      <div role="status">
        {refusal && (
          <Note $kind="mistake">
            <p>{refusal}</p>
          </Note>
        )}
      </div>
    </div>
  );
}
