/** Listeners to a value that changes outside of React. */
export function listeners<Value>() {
  const all = new Set<(value: Value) => void>();
  return {
    /** Calls a listener after each change; returns a function that stops this. */
    listen: (listener: (value: Value) => void) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    notify: (value: Value) => {
      for (const listener of all) listener(value);
    },
  };
}
