import React, { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createGlobalStyle } from "styled-components";
import { ColorVariables } from "../src/theme/color-variables";
import { fontFiles } from "../src/theme/fonts";
import { GlobalStyle } from "../src/theme/global-style";
import { Editor } from "./editor";
import { type OpenContent, openContent } from "./local-store";

const FontFaces = createGlobalStyle`${fontFiles}`;

/** Reads the content, and opens the editor on it. */
function Start() {
  const [open, setOpen] = useState<OpenContent>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    openContent().then(setOpen, () => {
      setFailed(true);
    });
  }, []);
  return (
    <>
      <ColorVariables />
      <GlobalStyle />
      <FontFaces />
      {open && <Editor open={open} />}
      {!open && (
        <p role="status">
          {hasFailed
            ? "The content can’t be read. Close this tab, start the editor again, and open the address that it prints."
            : "Reading the content…"}
        </p>
      )}
    </>
  );
}

const place = document.getElementById("editor");
if (place) createRoot(place).render(<Start />);
