import { startTransition, useEffect, useState } from "react";
import { liveChecks } from "../check/live-checks";
import type { LiveState } from "../state/live-state";

/** Checks the content after each change, and returns the last result. */
export function useCheck(live: LiveState) {
  const [checks] = useState(() => liveChecks(live));
  const [latest, setLatest] = useState(checks.latest);
  useEffect(
    () =>
      checks.listen((next) =>
        // Typing goes first: rendering the problems can wait.
        startTransition(() => setLatest(next)),
      ),
    [checks],
  );
  // Each check begins when the result of the last one is rendered.
  useEffect(() => {
    if (!latest.result || live.now() !== latest.state) {
      void checks.run();
      return undefined;
    }
    const stopListening = live.listen(() => {
      stopListening();
      void checks.run();
    });
    return stopListening;
  }, [checks, live, latest]);
  return { ...latest, checks };
}
