import { useState } from "react";

const readsSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the same object until the value differs, so that nothing is rendered
 * again needlessly.
 *
 * @param isSame the default works for plain objects and arrays
 */
export function useSame<Value>(
  value: Value,
  isSame: (one: Value, other: Value) => boolean = readsSame,
): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
