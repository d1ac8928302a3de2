import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { notify } from "./notify";
import { ToastArea } from "./toast-area";
import {
  pressedButtons,
  setPressed,
  showNote,
  toastButtons,
  toastLines,
  toastsRoot,
} from "./toast-markup";

// The only React in a visitor's browser. It keeps to its own element, so it never
// undoes what a translator or an extension did to the page. It hydrates that
// element, because screen readers announce only what changes in a live region
// that they know.

/** Shows the toast of a button that was clicked. */
function showToast(button: HTMLElement) {
  setPressed(button, false);
  showNote(false);
  notify({ title: button.textContent, lines: toastLines(button) });
}

function start(container: Element) {
  flushSync(() => hydrateRoot(container, <ToastArea />));
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(toastButtons);
    if (button) showToast(button);
  });
  const waiting = document.querySelector<HTMLElement>(pressedButtons);
  if (waiting) showToast(waiting);
}

const container = document.querySelector(toastsRoot);
if (container) start(container);
