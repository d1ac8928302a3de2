import React, { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createGlobalStyle } from "styled-components";
import { ColorVariables } from "../src/theme/color-variables";
import { fontFiles } from "../src/theme/fonts";
import { GlobalStyle } from "../src/theme/global-style";
import { DraftOffer } from "./draft-offer";
import { Editor } from "./editor";
import { type Draft, forgetDraft, keptDraft } from "./state/drafts";
import { type OpenContent, type Store, Unavailable } from "./store";

const FontFaces = createGlobalStyle`${fontFiles}`;

interface Started {
  readonly open: OpenContent;
  readonly draft: Draft | undefined;
}

async function start(store: Store): Promise<Started> {
  const open = await store.open();
  return { open, draft: await keptDraft(open.name) };
}

/** Reads the content, asks what becomes of a draft, and opens the editor. */
function Start({ store }: { readonly store: Store }) {
  const [started, setStarted] = useState<Started>();
  const [isAnswered, setAnswered] = useState(false);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    start(store).then(setStarted, (error: unknown) => {
      setFailure(error instanceof Unavailable ? error.message : String(error));
    });
  }, [store]);
  if (!started) {
    return <p role="status">{failure || "Reading the content…"}</p>;
  }
  const { open, draft } = started;
  if (!draft || isAnswered) {
    return <Editor store={store} open={open} draft={draft} />;
  }
  return (
    <DraftOffer
      draft={draft}
      onAnswer={(goOn) => {
        if (!goOn) {
          void forgetDraft(open.name);
          setStarted({ open, draft: undefined });
        }
        setAnswered(true);
      }}
    />
  );
}

/** Starts the editor on the content of a store, in the page's `#editor`. */
export function startEditor(store: Store) {
  const place = document.getElementById("editor");
  if (!place) return;
  createRoot(place).render(
    <>
      <ColorVariables />
      <GlobalStyle />
      <FontFaces />
      <Start store={store} />
    </>,
  );
}
