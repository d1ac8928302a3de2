import { useEffect, useState } from "react";

/** In milliseconds: nobody pauses as long as this within a word or a number. */
const pause = 1000;

/** Whether a value has changed within the last second. */
export function useIsChanging(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled !== value;
}
