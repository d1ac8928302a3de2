import { useRef, useState } from "react";
import styled from "styled-components";
import { nameOf } from "../../src/content/schema/upload-names";
import { focusRing } from "../../src/theme/focus-ring";
import { Button, Dialog, Note, Soft } from "../components/look";
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

const waitWords = "Preparing the file…";

interface FileChooserProps {
  readonly label: string;
  /** The picture that it is about, which ends its accessible name. */
  readonly about?: string | undefined;
  /** The kind of files; pictures unless said otherwise. */
  readonly accept?: string;
  /** Adds a file, and returns its path, if it did; rejects with {@link Refused}. */
  readonly onChoose: (file: File) => Promise<string | undefined>;
}

/**
 * Takes a file from this computer, chosen or dropped. Until it is added,
 * nothing else can be changed, so that the list entry that it is for stays
 * where it is.
 */
export function FileChooser(props: FileChooserProps) {
  const { label, about, accept = "image/*", onChoose } = props;
  const [refusal, setRefusal] = useState("");
  /** The path of what was added or replaced last. */
  const [added, setAdded] = useState<string>();
  const wait = useRef<HTMLDialogElement>(null);
  const take = async (file: File, input: HTMLInputElement) => {
    setRefusal("");
    setAdded(undefined);
    wait.current?.showModal();
    try {
      setAdded(await onChoose(file));
    } catch (error) {
      setRefusal(
        error instanceof Refused
          ? error.message
          : `${file.name} can’t be read. Choose it again, or another file.`,
      );
    }
    wait.current?.close();
    // A dropped file doesn't focus the button by itself.
    input.focus({ preventScroll: true });
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
            if (file) void take(file, target);
            target.value = "";
          }}
          // It may be replaced or undone by then.
          onBlur={() => setAdded(undefined)}
        />
      </Choose>
      <Dialog
        ref={wait}
        aria-label={waitWords}
        // Not by Escape either.
        closedby="none"
      >
        {waitWords}
      </Dialog>
      <div role="status">
        {added !== undefined && <Soft>{nameOf(added)} is in place.</Soft>}
        {refusal && (
          <Note $kind="mistake">
            <p>{refusal}</p>
          </Note>
        )}
      </div>
    </div>
  );
}
