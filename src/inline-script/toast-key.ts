/** Moves the focus to the toast area, as its accessible name says. */
const toastKey = "F8";

/** Answers the toast area's key, whether or not there is a toast. */
export function followToastKey() {
  document.addEventListener("keydown", (event) => {
    if (event.key !== toastKey) return;
    event.preventDefault();
    document.querySelector<HTMLElement>("[data-toasts]")?.focus();
  });
}
