import React, { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createGlobalStyle } from "styled-components";
import { ColorVariables } from "../src/theme/color-variables";
import { fontFiles } from "../src/theme/fonts";
import { GlobalStyle } from "../src/theme/global-style";
import { DraftOffer } from "./draft-offer";
import { Editor } from "./editor";
import { type OpenContent, openContent } from "./local-store";
import { type Draft, forgetDraft, keptDraft } from "./state/drafts";

const FontFaces = createGlobalStyle`${fontFiles}`;

interface Started {
  readonly open: OpenContent;
  readonly draft: Draft | undefined;
}

async function start(): Promise<Started> {
  const open = await openContent();
  return { open, draft: await keptDraft(open.folder) };
}

/** Reads the content, asks what becomes of a draft, and opens the editor. */
function Start() {
  const [started, setStarted] = useState<Started>();
  const [isAnswered, setAnswered] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    start().then(setStarted, () => {
      setFailed(true);
    });
  }, []);
  if (!started) {
    return (
      <p role="status">
        {hasFailed
          ? "The content can’t be read. Close this tab, start the editor again, and open the address that it prints."
          : "Reading the content…"}
      </p>
    );
  }
  const { open, draft } = started;
  if (!draft || isAnswered) return <Editor open={open} draft={draft} />;
  return (
    <DraftOffer
      draft={draft}
      onAnswer={(goOn) => {
        if (!goOn) {
          void forgetDraft(open.folder);
          setStarted({ open, draft: undefined });
        }
        setAnswered(true);
      }}
    />
  );
}

const place = document.getElementById("editor");
if (place) {
  createRoot(place).render(
    <>
      <ColorVariables />
      <GlobalStyle />
      <FontFaces />
      <Start />
    </>,
  );
}
