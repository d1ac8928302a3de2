import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";
import type { useToaster } from "react-hot-toast/headless";

type Handlers = ReturnType<typeof useToaster>["handlers"];

function followTab(follow: () => void) {
  document.addEventListener("visibilitychange", follow);
  return () => document.removeEventListener("visibilitychange", follow);
}

/**
 * Pauses the toast's timer while the visitor is at the toast, or away from the
 * tab. The library doesn't count pauses: starting twice would lose the first
 * pause, and ending one that never started would keep the toast open forever.
 */
export function usePause(handlers: Handlers, isAtToast: boolean) {
  const isTabHidden = useSyncExternalStore(
    followTab,
    () => document.hidden,
    () => false,
  );
  const isPaused = isAtToast || isTabHidden;
  const start = useEffectEvent(() => handlers.startPause());
  const end = useEffectEvent(() => handlers.endPause());

  // After rendering: the library forgets a pause that starts and ends before.
  // In a layout effect, React stops the timer before any other task runs.
  useLayoutEffect(() => {
    if (!isPaused) return;
    start();
    return () => end();
  }, [isPaused]);
}
