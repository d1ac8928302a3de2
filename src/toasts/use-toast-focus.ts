import { type RefObject, useEffect, useRef } from "react";

/** Moves focus to the toast area, whose accessible name mentions it. */
const toastKey = "F8";

/**
 * Moves focus to a toast on F8, dismisses it on Escape, and restores focus: if a
 * toast goes away while focus is in its area, focus returns to where it was instead
 * of the top of the page. Without a toast, the area has nothing to see or to do.
 */
export function useToastFocus(
  region: RefObject<HTMLElement | null>,
  isShown: boolean,
  dismiss: () => void,
) {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!isShown) return;
    const area = region.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") dismiss();
      if (key === toastKey) area?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      if (area?.contains(document.activeElement)) origin.current?.focus();
    };
  }, [region, isShown, dismiss]);

  /** Stores the element that lost focus to the toast area. */
  return function rememberOrigin(element: EventTarget | null) {
    if (!(element instanceof HTMLElement)) return;
    if (!region.current?.contains(element)) origin.current = element;
  };
}
