import React, { useEffect, useRef, useState } from "react";
import { Input, Soft } from "../look";
import { PictureRefused } from "./encode-picture";

interface PictureChooserProps {
  readonly label: string;
  /** Adds a picture; rejects with {@link PictureRefused}. */
  readonly onChoose: (file: File) => Promise<void>;
}

/** A button that takes a picture from this computer; one can be dropped on it. */
export function PictureChooser({ label, onChoose }: PictureChooserProps) {
  const [state, setState] = useState("");
  const choose = useRef(onChoose);
  useEffect(() => {
    // A picture takes a moment, in which something else may be typed.
    choose.current = onChoose;
  });
  const take = async (file: File) => {
    setState("Preparing the picture…");
    try {
      await choose.current(file);
      setState("");
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      setState(error.message);
    }
  };
  return (
    <label>
      {label}
      <Input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = "";
        }}
      />
      <Soft role="status">{state}</Soft>
    </label>
  );
}
