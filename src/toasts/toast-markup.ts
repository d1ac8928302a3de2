// What these agree on: the button in the page that shows a toast, the inline script
// that fetches the toasts when they are needed, and the toasts themselves. The build
// names their script, and a release keeps it.

import { layoutIds } from "../content/schema/layout-ids";

/** What the file name of the toasts' script begins with; a hash follows. */
export const scriptPrefix = "toasts-";

/** Selects the element in which the toasts' script renders. */
export const toastsRoot = `#${layoutIds.toasts}`;

/** Holds the lines of the toast, on a button that shows one. */
const toastAttribute = "data-toast";

/**
 * Id of the note that says where else the page has what the toast says. It shows
 * if the toasts' script fails to load.
 */
export const toastNoteId = "toast-note";

/** Selects the buttons that show a toast. */
export const toastButtons = `[${toastAttribute}]`;

/** Selects buttons that were pressed, until their toast shows or can't be shown. */
export const pressedButtons = "[data-pressed]";

/**
 * Attributes of a button that shows a toast.
 *
 * @param lines what the toast says, below the words of the button
 */
export const toastAttributes = (lines: readonly string[]) => ({
  [toastAttribute]: lines.join("\n"),
});

/** The lines of a button's toast. */
export const toastLines = (button: HTMLElement) =>
  button.getAttribute(toastAttribute)?.split("\n") ?? [];

/** Shows or hides the note, if the toast can't be shown. */
export function showNote(isShown: boolean) {
  const note = document.getElementById(toastNoteId);
  if (note) note.style.display = isShown ? "block" : "";
}

/** Marks a button as pressed for {@link pressedButtons}, or removes the mark. */
export function setPressed(button: HTMLElement, isPressed: boolean) {
  button.toggleAttribute("data-pressed", isPressed);
}
