import React from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { notify } from "./notify";
import { ToastArea } from "./toast-area";
import { toastsId } from "./toasts-id";

// The only React in a visitor's browser. It mounts in its own element and
// hydrates nothing, so it never undoes what a translator or an extension did.

/** Shows the toast of a button that was clicked. */
function showToast(button: HTMLElement) {
  delete button.dataset["pressed"];
  // Hide the note that the script failed to load.
  button.nextElementSibling?.removeAttribute("style");
  const lines = button.dataset["toast"]?.split("\n") ?? [];
  notify({ title: button.textContent, lines });
}

function start(container: Element) {
  flushSync(() => createRoot(container).render(<ToastArea />));
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-toast]");
    if (button) showToast(button);
  });
  const waiting = document.querySelector<HTMLElement>("[data-pressed=true]");
  if (!waiting) return;
  // Screen readers announce only what changes in a live region they know.
  requestAnimationFrame(() => requestAnimationFrame(() => showToast(waiting)));
}

const container = document.querySelector(`#${toastsId}`);
if (container) start(container);
