import { useEffect } from "react";
import { scrollTargetOf } from "../components/scroll-state";

/** How long after arrival the page scrolls, in milliseconds. */
export const scrollDelay = 100;

/** Takes the target out of the history entry, so that it is used once. */
function forgetScrollTarget() {
  const state: unknown = window.history.state;
  window.history.replaceState(
    { ...Object(state), scrollTarget: undefined },
    "",
  );
}

/**
 * Scrolls to the section that the navigation state names, about 100 ms after
 * arrival: Gatsby first puts the new page at its top. The focus goes along,
 * so that the next Tab starts in the section and not at the page's top.
 */
export function useScrollTarget(state: unknown) {
  const target = scrollTargetOf(state);

  useEffect(() => {
    if (target === undefined) return;
    forgetScrollTarget();
    const timer = setTimeout(() => {
      const section = document.getElementById(target);
      section?.scrollIntoView();
      section?.focus({ preventScroll: true });
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [target]);
}
