import { type RefObject, useEffect, useRef } from "react";

interface ToastFocusOptions {
  readonly region: RefObject<HTMLElement | null>;
  readonly showing: boolean;
  readonly dismiss: () => void;
}

/**
 * Escape, and the way back: when a toast goes while the focus is in its area,
 * the focus returns to where it came from instead of falling to the top of the
 * page. The key that leads there, F8, is the inline script's.
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
    /** Takes the element that had the focus before it came into the area. */
    rememberOrigin(element: EventTarget | null) {
      if (!(element instanceof HTMLElement)) return;
      if (!region.current?.contains(element)) origin.current = element;
    },
  };
}
