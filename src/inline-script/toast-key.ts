import { toastArea } from "../toasts/toast-markup";

/** Moves focus to the toast area, whose accessible name mentions it. */
const toastKey = "F8";

/** Handles the toast area's key, even if there is no toast. */
export function followToastKey() {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== toastKey) return;
    document.querySelector<HTMLElement>(toastArea)?.focus();
  });
}
