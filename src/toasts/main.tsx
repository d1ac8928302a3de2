import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { notify } from "./notify";
import { ToastArea } from "./toast-area";
import {
  pressedButtons,
  setPressed,
  showNote,
  toastLines,
  toastsRoot,
} from "./toast-markup";

// The only React in a visitor's browser. It keeps to its own element, so it never
// undoes what a translator or an extension did to the page. It hydrates that
// element, because screen readers announce only what changes in a live region
// that they know.

/** Shows the toast of the button that was pressed. */
function showToast() {
  const button = document.querySelector<HTMLElement>(pressedButtons);
  if (!button) return;
  setPressed(button, false);
  showNote(false);
  notify(button.textContent, toastLines(button));
}

const container = document.querySelector(toastsRoot);
if (container) {
  flushSync(() => hydrateRoot(container, <ToastArea />));
  // The inline script has marked the button by then.
  document.addEventListener("click", showToast);
  showToast();
}
