import { useCallback, useEffect, useRef } from "react";

type PauseReason = "hovered" | "focused" | "hidden";

interface PauseHandlers {
  readonly startPause: () => void;
  readonly endPause: () => void;
}

/**
 * Pauses the toast's timer while there is at least one reason to. The library
 * doesn't count pauses: starting twice would lose the first pause, and ending
 * one that never started would keep the toast open forever.
 */
export function usePause(handlers: PauseHandlers, hasToast: boolean) {
  const reasons = useRef(new Set<PauseReason>());
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const pause = useCallback((reason: PauseReason) => {
    if (reasons.current.size === 0) latest.current.startPause();
    reasons.current.add(reason);
  }, []);

  const resume = useCallback((reason: PauseReason) => {
    if (!reasons.current.delete(reason)) return;
    if (reasons.current.size === 0) latest.current.endPause();
  }, []);

  useEffect(() => {
    const followTab = () =>
      document.hidden ? pause("hidden") : resume("hidden");
    followTab();
    document.addEventListener("visibilitychange", followTab);
    return () => document.removeEventListener("visibilitychange", followTab);
  }, [pause, resume]);

  // A toast removed under the pointer never sends `pointerleave`.
  useEffect(() => {
    if (!hasToast) resume("hovered");
  }, [hasToast, resume]);

  return { pause, resume };
}
