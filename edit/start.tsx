import React, { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createGlobalStyle } from "styled-components";
import { ColorVariables } from "../src/theme/color-variables";
import { fontFiles } from "../src/theme/fonts";
import { GlobalStyle } from "../src/theme/global-style";
import { DraftOffer } from "./draft-offer";
import { Editor } from "./editor";
import { FirstPage } from "./first-page";
import { MainButton, Row } from "./look";
import { becomeOnlyTab } from "./only-tab";
import { type Draft, forgetDraft, keptDraft } from "./state/drafts";
import type { Account, OpenContent, Store } from "./store";
import { TokenField } from "./token-field";

const FontFaces = createGlobalStyle`${fontFiles}`;

interface Started {
  readonly open: OpenContent;
  readonly draft: Draft | undefined;
}

async function start(store: Store, onWait: () => void): Promise<Started> {
  let open = await store.open();
  // The other tab may have saved.
  if (await becomeOnlyTab(open.name, onWait)) open = await store.open();
  return { open, draft: await keptDraft(open.name) };
}

interface FailureProps {
  readonly reason: string;
  /** Another token might help. */
  readonly account: Account | undefined;
  readonly onRetry: () => void;
}

/** Says why the editor doesn't open, and lets staff try again. */
function Failure({ reason, account, onRetry }: FailureProps) {
  return (
    <FirstPage>
      <p role="alert">{reason}</p>
      {account && <TokenField account={account} />}
      <Row>
        <MainButton onClick={onRetry}>Try again</MainButton>
      </Row>
    </FirstPage>
  );
}

/** Reads the content, offers a draft if there is one, and opens the editor. */
function Start({ store }: { readonly store: Store }) {
  const [attempt, setAttempt] = useState(0);
  const [started, setStarted] = useState<Started>();
  const [isAnswered, setAnswered] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const onWait = () => setWaiting(true);
    start(store, onWait).then(setStarted, (error: unknown) =>
      setFailure(String(error)),
    );
  }, [store, attempt]);
  if (failure) {
    return (
      <Failure
        reason={failure}
        account={store.account}
        onRetry={() => {
          setFailure("");
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (!started) {
    return (
      <FirstPage>
        <p role="status">
          {isWaiting
            ? "The editor is open in another tab or window. Continue there, or close it: then the editor opens here."
            : "Reading the content…"}
        </p>
      </FirstPage>
    );
  }
  const { open, draft } = started;
  if (!draft || isAnswered) {
    return <Editor store={store} open={open} draft={draft} />;
  }
  return (
    <DraftOffer
      draft={draft}
      onAnswer={(isKept) => {
        if (!isKept) {
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
  const onUncaughtError = (error: unknown) => {
    const words = document.createElement("p");
    words.role = "alert";
    words.textContent = `This is a fault of the editor, not yours: ${String(error)}. What you wrote is kept in this browser. Open this page again; if that doesn’t help, show this to your developer.`;
    place.replaceChildren(words);
  };
  createRoot(place, { onUncaughtError }).render(
    <>
      <ColorVariables />
      <GlobalStyle />
      <FontFaces />
      <Start store={store} />
    </>,
  );
}
