import { useCallback, useEffect, useRef } from "react";

type PauseReason = "hovered" | "focused" | "hidden";

interface PauseHandlers {
  readonly startPause: () => void;
  readonly endPause: () => void;
}

/**
 * Keeps the toast's clock stopped for as long as there is any reason to. The
 * library counts one pause at a time: a second start would forget the first,
 * and an end without a start would keep the toast forever.
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

  // A toast that goes while the pointer is on it sends no pointerleave.
  useEffect(() => {
    if (!hasToast) resume("hovered");
  }, [hasToast, resume]);

  return { pause, resume };
}
