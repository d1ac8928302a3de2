import type { Keys } from "../../src/content/read/value-node";
import { idOf } from "./field-ids";

/** The id of the heading over a form. */
export const titleId = "file-title";

/**
 * Only the checked one of several radio buttons: from another, arrow keys would
 * change the choice.
 */
const controls = "input:not([type=radio]), input:checked, select, textarea";

/** A field, or what is left around it; without keys, the heading over the form. */
function elementOf(keys: Keys | undefined): HTMLElement | null {
  const element = document.getElementById(keys ? idOf(keys) : titleId);
  if (element || !keys) return element;
  return elementOf(keys.length > 0 ? keys.slice(0, -1) : undefined);
}

/** Moves the focus to a field; without keys, to the heading over the form. */
export function focusField(keys: Keys | undefined) {
  const element = elementOf(keys);
  // Not for a list, which gets the focus itself when an entry was removed.
  const group = element?.matches("fieldset") ? element : undefined;
  const control = group?.querySelector<HTMLElement>(controls) ?? element;
  control?.focus();
  control?.scrollIntoView({ block: "center" });
}
