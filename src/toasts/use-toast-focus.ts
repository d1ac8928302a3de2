import { type RefObject, useEffect, useRef } from "react";

interface ToastFocusOptions {
  readonly region: RefObject<HTMLElement | null>;
  readonly showing: boolean;
  readonly dismiss: () => void;
}

/**
 * Dismisses on Escape and restores focus: if a toast goes away while focus is
 * in its area, focus returns to where it was instead of the top of the page.
 * The inline script handles F8, which moves focus to the area.
 */
export function useToastFocus(options: ToastFocusOptions) {
  const { region, showing, dismiss } = options;
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && showing) dismiss();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [showing, dismiss]);

  useEffect(() => {
    if (!showing) return;
    const area = region.current;
    return () => {
      if (area?.contains(document.activeElement)) origin.current?.focus();
    };
  }, [region, showing]);

  return {
    /** Stores the element that lost focus to the toast area. */
    rememberOrigin(element: EventTarget | null) {
      if (!(element instanceof HTMLElement)) return;
      if (!region.current?.contains(element)) origin.current = element;
    },
  };
}
