import { type RefObject, useEffect, useRef } from "react";

/**
 * Dismisses on Escape and restores focus: if a toast goes away while focus is
 * in its area, focus returns to where it was instead of the top of the page.
 * The inline script handles F8, which moves focus to the area.
 */
export function useToastFocus(
  region: RefObject<HTMLElement | null>,
  isShown: boolean,
  dismiss: () => void,
) {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && isShown) dismiss();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isShown, dismiss]);

  useEffect(() => {
    if (!isShown) return;
    const area = region.current;
    return () => {
      if (area?.contains(document.activeElement)) origin.current?.focus();
    };
  }, [region, isShown]);

  /** Stores the element that lost focus to the toast area. */
  return function rememberOrigin(element: EventTarget | null) {
    if (!(element instanceof HTMLElement)) return;
    if (!region.current?.contains(element)) origin.current = element;
  };
}
