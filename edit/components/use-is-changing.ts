import { useEffect, useState } from "react";

/** In milliseconds. Within a word or a number, most people pause for less. */
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
