import React from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { theme } from "../theme/theme";
import { notify } from "./notify";
import { ToastArea } from "./toast-area";
import { toastsId } from "./toasts-id";

// All that React does in a visitor's browser. It mounts in an element of its
// own and hydrates nothing, so whatever a translator or an extension did to the
// page stays.

/** Shows the toast of a button, whose click the inline script has noted. */
function answer(button: HTMLElement) {
  delete button.dataset["pressed"];
  // The note that the script could not be fetched, if it shows.
  button.nextElementSibling?.removeAttribute("style");
  const lines = button.dataset["toast"]?.split("\n") ?? [];
  notify({ title: button.textContent, lines });
}

function start(container: Element) {
  flushSync(() =>
    createRoot(container).render(
      <>
        {/* The page has only the variables that it uses itself. */}
        <theme.GlobalStyle theme={theme.raw} />
        <ToastArea />
      </>,
    ),
  );
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-toast]");
    if (button) answer(button);
  });
  const waiting = document.querySelector<HTMLElement>("[data-pressed=true]");
  if (!waiting) return;
  // Screen readers must meet the live region before its text.
  requestAnimationFrame(() => requestAnimationFrame(() => answer(waiting)));
}

const container = document.querySelector(`#${toastsId}`);
if (container) start(container);
