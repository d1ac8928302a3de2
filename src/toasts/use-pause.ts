import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";

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
  const [reasons, setReasons] = useState<readonly PauseReason[]>([]);
  const start = useEffectEvent(() => handlers.startPause());
  const end = useEffectEvent(() => handlers.endPause());

  const pause = useCallback((reason: PauseReason) => {
    setReasons((before) => [...before.filter((r) => r !== reason), reason]);
  }, []);
  const resume = useCallback((reason: PauseReason) => {
    setReasons((before) => before.filter((r) => r !== reason));
  }, []);

  // After rendering: the library forgets a pause that starts and ends before.
  // In a layout effect, React stops the timer before any other task runs.
  const isPaused = reasons.length > 0;
  useLayoutEffect(() => {
    if (!isPaused) return;
    start();
    return () => end();
  }, [isPaused]);

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
