import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { toast } from "react-hot-toast/headless";
import { Breakable } from "../components/breakable";
import { theme } from "../theme/theme";
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

/** How long a toast stays unless it is paused, in milliseconds. */
const toastDuration = 5000;

/** How long the toast's fade-out takes, in milliseconds. */
const toastExit = Number.parseInt(theme.duration.toast, 10);

/**
 * Shows the toast of the button that was pressed, replacing any current one. Plain
 * text only: screen readers announce it and it disappears in seconds, so it must
 * not contain controls or information that is missing from the page.
 */
function showToast() {
  const button = document.querySelector<HTMLElement>(pressedButtons);
  if (!button) return;
  setPressed(button, false);
  showNote(false);
  toast.remove();
  toast(
    <>
      <strong>{button.textContent}</strong>
      {toastLines(button).map((line) => (
        <span key={line}>
          <Breakable>{line}</Breakable>
        </span>
      ))}
    </>,
    { duration: toastDuration, removeDelay: toastExit },
  );
}

const container = document.querySelector(toastsRoot);
if (container) {
  flushSync(() => hydrateRoot(container, <ToastArea />));
  // The inline script has marked the button by then.
  document.addEventListener("click", showToast);
  showToast();
}
