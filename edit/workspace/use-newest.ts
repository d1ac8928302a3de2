import { useEffect, useState } from "react";

interface Source<Value> {
  readonly now: () => Value;
  readonly listen: (listener: (value: Value) => void) => () => void;
}

/**
 * The newest value of something that changes outside of React. Not with
 * useSyncExternalStore, which would make the next key wait for React.
 */
export function useNewest<Value>(source: Source<Value>): Value {
  const [value, setValue] = useState(source.now);
  useEffect(() => source.listen(setValue), [source]);
  return value;
}
